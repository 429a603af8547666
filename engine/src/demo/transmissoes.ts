import { hash } from 'node:crypto';
import { uuidv7De } from '@martelo/shared/identificador';
import { CANAIS_TRANSMISSAO, TRANSMISSOES } from '../casa/transmissao.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';

const uidDe = (nome: string): string =>
  uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `demo:transmissao:${nome}`));

/** A channel and a broadcast on the air for a live auction of the demo. Leaves alone what is there already. */
export async function criarTransmissaoDemo(
  registros: Registros,
  { leilaoUid, hotsiteId, agora }: { leilaoUid: string; hotsiteId: number; agora: number },
): Promise<void> {
  const canais = registros.colecao(CANAIS_TRANSMISSAO);
  const transmissoes = registros.colecao(TRANSMISSOES);
  const instante = new Date(agora).toISOString();
  const canalUid = uidDe(`canal:${leilaoUid}`);
  if ((await canais.obter(SISTEMA, canalUid)) === null)
    await canais.inserir(SISTEMA, {
      ...{
        uid: canalUid,
        id: await registros.proximoId('canalTransmissao'),
        hotsiteId,
        leilaoUid,
        nome: 'Auditório Guarulhos',
        disponivel: true,
      },
      ...{ templateUid: uidDe('modelo'), ultimaAtualizacao: instante },
    });
  const uid = uidDe(leilaoUid);
  if ((await transmissoes.obter(SISTEMA, uid)) !== null) return;
  await transmissoes.inserir(SISTEMA, {
    ...{ uid, id: await registros.proximoId('transmissao'), hotsiteId, leilaoUid },
    ...{ canalTransmissaoUid: canalUid, publicada: true, situacao: 'PREPARADA' as const },
    ...{ urlRmtp: 'rtmp://127.0.0.1/ao-vivo/demo', videoAtivo: true, audioAtivo: true, posicaoTemplate: 0 },
    ...{ local: 'Pátio Guarulhos', dataInicio: instante, dataFim: null, motivoFim: null },
  });
}
