/** The coat of arms: its charges from the sprite, and what the field behind it is strewn with. */

import type { Arms } from "../types";
import "./arms.css";

export const arms: Arms = {
  diaper: `<path d="M0 12 12 0l12 12-12 12z"/><circle cx="12" cy="12" r="2.4"/>`,
  charges: `
    <path d="M6 6h84v26H6z" fill="var(--t-gold)"/>
    <path d="M6 32h84" stroke="#2B2118" stroke-width="2"/>
    <use href="#adv-king" x="37" y="8" width="22" height="22" color="#2B2118"/>
    <use href="#adv-queen" x="12" y="9" width="20" height="20" color="#2B2118"/>
    <use href="#adv-wizard" x="64" y="9" width="20" height="20" color="#2B2118"/>
    <use href="#tower" x="28" y="36" width="40" height="40"/>
    <g transform="rotate(-10 32 78)"><use href="#die-white-5" x="19" y="66" width="25" height="25"/></g>
    <g transform="rotate(9 64 78)" style="--die:#C2451B"><use href="#die-3" x="52" y="66" width="25" height="25"/></g>
  `,
};
