/** The coat of arms: its charges from the sprite, and what the field behind it is strewn with. */

import type { Arms } from "../types";
import "./arms.css";

export const arms: Arms = {
  diaper: `<path d="M12 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"/>`,
  charges: `
    <path d="M6 6h84L6 84z" fill="#F4E7CC"/>
    <path d="M90 6 8 82" stroke="#2B2118" stroke-width="2"/>
    <use href="#enemy-dragon" x="38" y="44" width="42" height="42" color="#EDBB4E"/>
    <use href="#magic" x="14" y="14" width="22" height="22"/>
    <use href="#gold" x="40" y="12" width="20" height="20"/>
    <use href="#strength-token" x="13" y="40" width="22" height="22"/>
  `,
};
