/** The coat of arms: its charges from the sprite, and what the field behind it is strewn with. */

import type { Arms } from "../types";
import "./arms.css";

export const arms: Arms = {
  diaper: `<path d="M12 5v14M5 12h14"/><path d="M0 0l3 3M24 0l-3 3M0 24l3-3M24 24l-3-3"/>`,
  charges: `
    <path d="M48 6h42v50c0 27-18 41-42 51z" fill="#F4E7CC"/>
    <path d="M48 6v101" stroke="#2B2118" stroke-width="2"/>
    <g transform="rotate(-45 48 56)"><use href="#sword" x="10" y="14" width="76" height="76"/></g>
    <use href="#faith" x="13" y="16" width="24" height="24"/>
    <use href="#suspicion" x="59" y="16" width="24" height="24"/>
    <use href="#influence" x="15" y="58" width="22" height="22"/>
    <use href="#strength" x="59" y="58" width="22" height="22"/>
  `,
};
