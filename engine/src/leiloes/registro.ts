import { leilaoEscrita } from '@martelo/shared/leilao';
import { z } from 'zod';
import type { Acesso, DefinicaoColecao } from '../records/records.ts';

/** An auction as lists find it. Made by the projection from its stream; nobody else writes it. */
export const leilaoRegistro = leilaoEscrita.extend({
  uid: z.guid(),
  id: z.int().positive(),
  hotsites: z.array(z.int().positive()).min(1),
  quantidadeLotes: z.int().min(0),
});
export type LeilaoRegistro = z.infer<typeof leilaoRegistro>;

export const LEILOES: DefinicaoColecao<LeilaoRegistro> = {
  nome: 'leiloes',
  schema: leilaoRegistro,
  indices: {
    id: { tipo: 'inteiro', unico: true },
    hotsites: { tipo: 'inteiro' },
    situacao: { tipo: 'texto' },
    data: { tipo: 'instante' },
    nome: { tipo: 'texto' },
    modalidade: { tipo: 'texto' },
    cidade: { tipo: 'texto' },
    'localRealizacao.nome': { tipo: 'texto' },
  },
  textoGeral: ['nome', 'cidade', 'modalidade', 'localRealizacao.nome', 'leiloeiro.nome'],
  leitura: marcasVisiveis,
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** An auction belongs to its brands: seen on each of them, by whoever is on that brand; a token is good for its own. */
export function marcasVisiveis(acesso: Acesso): Record<string, number> {
  return acesso.tipo === 'sistema' ? {} : { hotsites: acesso.hotsiteId };
}
