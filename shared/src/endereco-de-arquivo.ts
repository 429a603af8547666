import { z } from 'zod';

/** An absolute http(s) address or a path on the same site. */
export const enderecoDeArquivo = z.union([
  z.url({ protocol: /^https?$/ }).max(2_000),
  z
    .string()
    .regex(/^\/[\w\-./%~]+$/)
    .max(2_000),
]);
