const root = document.documentElement, button = document.querySelector("button");
button.hidden = false;
button.onclick = () => {
  const set = root.style.colorScheme;
  const dark = set ? set === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.style.colorScheme = dark ? "light" : "dark";
};
