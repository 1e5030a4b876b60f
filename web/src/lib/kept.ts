/** Files of web/fixtures, for development without a server that has them. Nothing of this is in a build. */

import type { Catalogue, Lang, RuleItem } from "./types";

async function file<T>(name: string): Promise<T | null> {
  if (!import.meta.env.DEV) return null;
  const answer = await fetch(`/fixtures/${name}.json`);
  return answer.headers.get("content-type")?.includes("json") ? ((await answer.json()) as T) : null;
}

export const kept = {
  catalogue: async (fixture: string, game: string): Promise<Catalogue | null> =>
    (await file<Catalogue>(`catalogue-${fixture}`)) ?? (await file<Catalogue>(`catalogue-${game}`)),
  rules: (game: string, lang: Lang): Promise<RuleItem[] | null> => file<RuleItem[]>(`rules-${game}.${lang}`),
};
