import { centavos, centavosPositivos } from '@martelo/shared/dinheiro';
import { tipoLance } from '@martelo/shared/lance';
import { z } from 'zod';
import type { DefinicaoColecao } from '../../records/records.ts';

/** A client in a lot, `cliUid:lelUid`. `ultimoLance.valor` is what the client asked for, a cap included: its owner's alone. */
const participacao = z.strictObject({
  uid: z.string(),
  cliUid: z.string(),
  lelUid: z.guid(),
  leiUid: z.guid(),
  qtdLancesEnviados: z.int().min(0),
  ultimoLance: z.strictObject({
    uid: z.guid(),
    modo: tipoLance,
    valor: centavosPositivos,
    data: z.iso.datetime(),
  }),
  maiorLancePublico: centavos,
});
export type Participacao = z.infer<typeof participacao>;

export const PARTICIPACOES: DefinicaoColecao<Participacao> = {
  nome: 'participacoes',
  schema: participacao,
  indices: {
    cliUid: { tipo: 'texto' },
    lelUid: { tipo: 'texto', semArvore: true },
    leiUid: { tipo: 'texto', semArvore: true },
    'ultimoLance.data': { tipo: 'instante', semArvore: true },
  },
  carimbosSemArvore: true,
  leitura: (acesso) => {
    if (acesso.tipo === 'sistema') return {};
    return acesso.tipo === 'cliente' ? { cliUid: acesso.cliUid } : null;
  },
  escrita: (acesso) => acesso.tipo === 'sistema',
};
