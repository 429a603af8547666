import { z } from 'zod';
import type { Acesso, DefinicaoColecao } from '../records/records.ts';

/** A group of a brand's clients; lots may be reserved to some (`gruposCliente`). */
export const grupoCliente = z.strictObject({
  uid: z.guid(),
  id: z.int().positive(),
  hotsiteId: z.int().positive(),
  nome: z.string().trim().min(2).max(120),
  descricao: z.string().trim().max(500).optional(),
  /** Out of use, a group opens no lot to its members. */
  situacao: z.enum(['Ativo', 'Inativo']),
  tipo: z.string().trim().max(60).optional(),
});
export type GrupoCliente = z.infer<typeof grupoCliente>;

export const LEEM_GRUPOS = [
  'Interno - ADM',
  'Interno - SAC',
  'Interno - GerenteSAC',
  'Interno - Leilão',
  'Interno - Comitente',
] as const;
export const ESCREVEM_GRUPOS = ['Interno - ADM', 'Interno - SAC', 'Interno - GerenteSAC'] as const;

export const GRUPOS_CLIENTE: DefinicaoColecao<GrupoCliente> = {
  nome: 'gruposCliente',
  schema: grupoCliente,
  indices: {
    id: { tipo: 'inteiro', unico: true },
    hotsiteId: { tipo: 'inteiro' },
    nome: { tipo: 'texto' },
    situacao: { tipo: 'texto' },
    tipo: { tipo: 'texto' },
  },
  textoGeral: ['nome', 'descricao'],
  unicos: [['hotsiteId', 'nome']],
  leitura(acesso) {
    if (acesso.tipo === 'sistema') return {};
    return tem(acesso, LEEM_GRUPOS) ? { hotsiteId: acesso.hotsiteId } : null;
  },
  escrita: (acesso, depois, antes) =>
    acesso.tipo === 'sistema' ||
    (tem(acesso, ESCREVEM_GRUPOS) &&
      depois.hotsiteId === acesso.hotsiteId &&
      (antes === null || antes.hotsiteId === acesso.hotsiteId)),
};

/** A member of staff with one of these roles on the brand of their token. */
const tem = (acesso: Acesso, papeis: readonly string[]): acesso is Extract<Acesso, { tipo: 'interno' }> =>
  acesso.tipo === 'interno' && acesso.papeis.some((papel) => papeis.includes(papel));
