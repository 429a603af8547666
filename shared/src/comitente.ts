import { z } from 'zod';
import { termosCondicional } from './condicional.ts';
import { enderecoDeArquivo } from './endereco-de-arquivo.ts';
import { texto } from './texto.ts';

/** What staff write of a consignor. Its terms are written onto each lot when that enters its auction. */
export const comitenteEscrita = z.strictObject({
  nome: texto(200).min(1),
  /** As the site names it. */
  nomeSite: texto(120).optional(),
  /** Its group (`grupo-comitente.ts`), by number. */
  cogId: z.int().positive().optional(),
  /** The portfolios that it sells from (`carteira.ts`), by number. */
  carteiraIds: z.array(z.int().positive()).max(50).default([]),
  logomarcaUrl: enderecoDeArquivo.optional(),
  situacao: z.enum(['ATIVO', 'INATIVO']).default('ATIVO'),
  /** Whether visitors of the site see its name and logo. Absent = no. */
  mostrarNoSite: z.boolean().optional(),
  prazoCondicionalHoras: termosCondicional.shape.prazoHoras,
  prazoClienteHoras: termosCondicional.shape.prazoClienteHoras,
  toleranciaLiberacaoPorcentagem: termosCondicional.shape.toleranciaPorcentagem,
  aceitarReplica: termosCondicional.shape.aceitaReplica,
  /** Who is written to with what a lot is worth as it comes under the consignor's condition; they need no account. */
  laudoLoteCondicionalDestinatarios: z
    .strictObject({
      emails: z
        .array(z.string().trim().toLowerCase().max(200).pipe(z.email('e-mail inválido')))
        .max(20)
        .default([]),
    })
    .optional(),
});

export const comitente = comitenteEscrita.extend({
  uid: z.guid(),
  /** `comId` of a lot. */
  id: z.int().positive(),
  hotsites: z.array(z.int().positive()).min(1),
  /** Users who may answer in its name. */
  usuarios: z.array(z.guid()),
});
/** GET /v1/comitentes/lista-site: a consignor as visitors see it. */
export const comitentePublico = z.strictObject({
  id: z.int(),
  nomeSite: z.string(),
  logomarcaUrl: z.string().nullable(),
  existeLogomarca: z.boolean(),
});
export type ComitentePublico = z.infer<typeof comitentePublico>;

export type Comitente = z.infer<typeof comitente>;
