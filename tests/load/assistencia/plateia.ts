// People who watch one lot, in a process of their own. Notes when the last of them has received each state.
// argv: url, event that joins the room (JSON, or ''), how many. On any message answers with [seq, ms][], and forgets.

import { encerrarComOPai } from '../lances/processo.ts';
import { ABERTO, abrirSoquete, CONECTADO, EVENTO, PING, RESPOSTA } from '../lances/soquete.ts';

const [, , url = '', entrada = '', quantos = '0'] = process.argv;
const esperados = Number(quantos);
const SEQ = Buffer.from('"seq":');
let prontos = 0;
/** seq → how many have it. */
const recebidos = new Map<number, number>();
let completos: [number, number][] = [];

for (let i = 0; i < esperados; i += 1) {
  const enviar = abrirSoquete(url, (mensagem) => {
    const tipo = mensagem.toString('latin1', 0, 2);
    if (tipo === EVENTO) contar(mensagem);
    else if (tipo === CONECTADO) {
      if (entrada === '') chegar();
      else enviar(`${EVENTO}1${entrada}`);
    } else if (tipo === RESPOSTA) chegar();
    else if (tipo.startsWith(ABERTO)) enviar(`${CONECTADO}${JSON.stringify({ hotsite: 'leilo' })}`);
    else if (tipo === PING) enviar('3');
  });
}

function contar(mensagem: Buffer): void {
  const seq = Number.parseInt(mensagem.toString('latin1', mensagem.indexOf(SEQ) + SEQ.length), 10);
  const total = (recebidos.get(seq) ?? 0) + 1;
  recebidos.set(seq, total);
  if (total !== esperados) return;
  recebidos.delete(seq);
  completos.push([seq, agora()]);
}

/** The same clock in every process of the machine, ms. */
function agora(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

function chegar(): void {
  prontos += 1;
  if (prontos === esperados) process.send?.('pronto');
}

process.on('message', () => {
  process.send?.(completos);
  completos = [];
});
encerrarComOPai();
