/** The coat of arms: its charges from the sprite, and what the field behind it is strewn with. */

import type { Arms } from "../types";
import "./arms.css";

export const arms: Arms = {
  diaper: `<path d="M0 18 12 6l12 12M0 6 12-6 24 6M0 30 12 18l12 12"/>`,
  charges: `
    <path d="M6 74 48 40l42 34v-18L48 20 6 56z" fill="var(--t-gold)" stroke="#2B2118" stroke-width="2"/>
    <use href="#krystallium" x="32" y="52" width="32" height="32"/>
    <use href="#gold-cube" x="14" y="14" width="22" height="22"/>
    <use href="#exploration" x="60" y="14" width="22" height="22"/>
    <use href="#alchemy" x="38" y="82" width="20" height="20"/>
  `,
};
