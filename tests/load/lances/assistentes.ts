// Watching sockets, in a process of their own. argv: url, event that joins the room (JSON, or ''), how many.
import { encerrarComOPai } from './processo.ts';
import { ABERTO, abrirSoquete, CONECTADO, EVENTO, PING, RESPOSTA } from './soquete.ts';

const [, , url = '', entrada = '', quantos = '0'] = process.argv;
let prontos = 0;
let mensagens = 0;

for (let i = 0; i < Number(quantos); i += 1) {
  const enviar = abrirSoquete(url, (mensagem) => {
    const tipo = mensagem.toString('latin1', 0, 2);
    if (tipo === EVENTO) mensagens += 1;
    else if (tipo === CONECTADO) entrar(enviar);
    else if (tipo === RESPOSTA) chegar();
    else if (tipo.startsWith(ABERTO)) enviar(`${CONECTADO}${JSON.stringify({ hotsite: 'leilo' })}`);
    else if (tipo === PING) enviar('3');
  });
}

function entrar(enviar: (texto: string) => void): void {
  if (entrada === '') chegar();
  else enviar(`${EVENTO}1${entrada}`);
}

function chegar(): void {
  prontos += 1;
  if (prontos === Number(quantos)) process.send?.('pronto');
}

process.on('message', () => process.send?.({ mensagens }));
encerrarComOPai();
