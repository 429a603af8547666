import { z } from 'zod';

/** How a client came, as the marketing tool of the site wrote it down once they agreed to be measured. Never more than these words. */
export const origemDoCadastro = z.strictObject({
  /** Where they came from first, in few words: "google.com", "instagram / cpc / maio". */
  fonte: z.string().min(1).max(120).nullable(),
  /** What the tool knows their browser by. */
  rastreio: z.string().min(1).max(120).nullable(),
});
export type OrigemDoCadastro = z.infer<typeof origemDoCadastro>;
