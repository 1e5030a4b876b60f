/** A name for a table that people can say: a castle, by its id, always the same. */

// biome-ignore format: a list
const CASTLES = [
  "Wawel", "Malbork", "Ojców", "Czersk", "Książ", "Niedzica", "Tenczyn", "Bobolice", "Mirów", "Chęciny", "Janowiec",
  "Łańcut", "Lidzbark", "Gniew", "Kórnik", "Pieskowa Skała", "Ogrodzieniec", "Bolków", "Grodziec", "Czorsztyn",
  "Krzyżtopór", "Baranów", "Krasiczyn", "Pszczyna", "Oporów", "Łęczyca", "Uniejów", "Reszel", "Nidzica", "Bytów", "Drzewica",
  "Dębno",
];

export function tableName(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return CASTLES[sum % CASTLES.length]!;
}
