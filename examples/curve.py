"""A learning curve as SVG: shares with their intervals over the number of decisions."""

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 720, 360, 56, 48, 40, 16


def drawn(points: list[tuple[float, float, float, float]], title: str) -> str:
    """`points`: decisions, share, and both ends of its interval."""
    most = max([x for x, *_ in points]) or 1.0

    def x(value: float) -> float:
        return LEFT + value / most * (WIDTH - LEFT - RIGHT)

    def y(share: float) -> float:
        return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)

    def line(values: list[tuple[float, float]]) -> str:
        return " ".join([f"{x(at):.1f},{y(share):.1f}" for at, share in values])

    band = line([(at, high) for at, _, _, high in points] + [(at, low) for at, _, low, _ in reversed(points)])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="13">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
        f'<text x="{LEFT}" y="24" font-size="16" fill="#2b2620">{title}</text>',
    ]
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        colour = "#c9bfae" if tenth != 5 else "#8a7f6d"
        parts.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="{colour}" stroke-width="0.7"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end" fill="#5b5346">{tenth * 10} %</text>')
    parts.append(f'<path d="M{LEFT} {y(0.5):.1f}H{WIDTH - RIGHT}" stroke="#8a2f2f" stroke-dasharray="4 4"/>')
    parts.append(f'<polygon points="{band}" fill="#2f5d8a" fill-opacity="0.18"/>')
    parts.append(
        f'<polyline points="{line([(p[0], p[1]) for p in points])}" fill="none" stroke="#2f5d8a" stroke-width="2"/>'
    )
    for at, share, _, _ in points:
        parts.append(f'<circle cx="{x(at):.1f}" cy="{y(share):.1f}" r="3" fill="#2f5d8a"/>')
    for quarter in range(5):
        value = most * quarter / 4
        parts.append(
            f'<text x="{x(value):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle" fill="#5b5346">'
            f"{value / 1000:.0f} k</text>"
        )
    parts.append(
        f'<text x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 8}" text-anchor="middle" fill="#5b5346">decisions of the net in '
        "training (shaded: 95 % interval; dashed: as strong as greedy)</text>"
    )
    return "\n".join([*parts, "</svg>", ""])
