// Watching sockets, in a process of their own: raw WebSockets that speak just enough of socket.io, so that they cost little.
// argv: url, event that joins the room (JSON, or ''), how many.
import { encerrarComOPai } from './processo.ts';

const [, , url = '', entrada = '', quantos = '0'] = process.argv;
let prontos = 0;
let mensagens = 0;

for (let i = 0; i < Number(quantos); i += 1) {
  const socket = new WebSocket(url);
  socket.addEventListener('message', ({ data }) => {
    const texto = String(data);
    if (texto.startsWith('0')) socket.send(autenticacao());
    else if (texto === '2') socket.send('3');
    else if (texto.startsWith('40')) entrar(socket);
    else if (texto.startsWith('43')) chegar();
    else if (texto.startsWith('42')) mensagens += 1;
  });
}

const autenticacao = (): string => `40${JSON.stringify({ hotsite: 'leilo' })}`;

function entrar(socket: WebSocket): void {
  if (entrada === '') chegar();
  else socket.send(`421${entrada}`);
}

function chegar(): void {
  prontos += 1;
  if (prontos === Number(quantos)) process.send?.('pronto');
}

process.on('message', () => process.send?.({ mensagens }));
encerrarComOPai();
