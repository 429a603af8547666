import { uuidv7 } from '@martelo/shared/identificador';
import type { Agendamento } from '../../leituras/registros/agendamento.ts';

let ids = 0;

/** A pickup that is still to come, of a lot of its own; for tests. */
export const agendamentoDeTeste = (mais: Partial<Agendamento> = {}): Agendamento => ({
  ...{ uid: uuidv7(), id: ++ids, hotsiteId: 1, vendaUid: uuidv7(), vendaId: 1, leiUid: uuidv7() },
  ...{ cliUid: uuidv7(), patUid: uuidv7(), patioNome: 'Pátio', lugar: '', situacao: 'AGENDADO' },
  itens: [{ uid: uuidv7(), lelUid: uuidv7(), loteNumero: '1', loteNome: 'Gol', loteFoto: null }],
  ...{ inicio: '2026-11-24T12:00:00.000Z', fim: '2026-11-24T12:30:00.000Z' },
  ...{ terceiro: null, motivo: null, entrega: null, fotos: [], versaoCodigo: 1, codigosErrados: 0 },
  ...{ comandos: [], ...mais },
});
