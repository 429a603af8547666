import { programaDeIndicacao } from '@martelo/shared/convite';
import { centavosPositivos } from '@martelo/shared/dinheiro';
import { QUEM_RECOMPENSA } from '@martelo/shared/papeis';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';

const CUIDAM = ['Interno - ADM', 'Interno - GerenteSAC', 'Interno - MKT'] as const;
/** Who gives discounts. */
export const RECOMPENSAM = QUEM_RECOMPENSA;

/** What a brand gives who brings somebody; nothing where it has declared none. */
export const PROGRAMAS_DE_INDICACAO = recurso({
  nome: 'programaDeIndicacao',
  colecao: 'programasDeIndicacao',
  caminho: '/v1/indicacoes-configuracao',
  rotulo: { um: 'Programa de indicação', varios: 'Programas de indicação' },
  modulo: 'site',
  escrita: programaDeIndicacao,
  marca: 'hotsiteId',
  papeis: {
    le: [...CUIDAM, 'Interno - SAC', 'Interno - Acerto', 'Interno - GerenteAcerto'],
    escreve: CUIDAM,
  },
  campos: { ativo: { rotulo: 'Ativo' }, valor: { rotulo: 'Recompensa', tipo: 'centavos' } },
  rotulos: { regras: 'Regras' },
  // One a brand.
  unicos: [[]],
});

/**
 * What was given for somebody who came: a note that a discount which stands in a purchase of who brought them is for that. The money is the
 * purchase's; this only says why.
 */
export const RECOMPENSAS = recurso({
  nome: 'recompensa',
  caminho: '/v1/recompensas',
  rotulo: { um: 'Recompensa por indicação', varios: 'Recompensas por indicação' },
  modulo: 'acerto',
  escrita: z.strictObject({}),
  guarda: {
    /** The client who brought them. */
    cliUid: z.guid(),
    convidadoUid: z.guid(),
    /** Of who brought them: the discount is in it. */
    vendaUid: z.guid(),
    vendaId: z.int(),
    /** How many rewards its discount gave before: two given at once are not of the same part of it. */
    ordem: z.int().nonnegative().default(0),
    valor: centavosPositivos,
    em: z.iso.datetime(),
    por: z.string(),
  },
  marca: 'hotsiteId',
  papeis: { le: [...CUIDAM, 'Interno - SAC', 'Interno - Acerto', 'Interno - GerenteAcerto'], escreve: [] },
  dono: { campo: 'cliUid' },
  campos: {
    cliUid: { rotulo: 'Quem indicou' },
    convidadoUid: { rotulo: 'Quem veio' },
    vendaUid: { rotulo: 'Compra' },
    ordem: { rotulo: 'Ordem na compra', semArvore: true },
    valor: { rotulo: 'Valor', tipo: 'centavos', semArvore: true },
    em: { rotulo: 'Dada em' },
  },
  rotulos: { vendaId: 'Número da compra', por: 'Dada por' },
  unicos: [['convidadoUid'], ['vendaUid', 'ordem']],
});
