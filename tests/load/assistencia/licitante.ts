import { Agent, request } from 'node:http';
import { ABERTO, abrirSoquete, CONECTADO, PING, RECUSADO, RESPOSTA } from '../lances/soquete.ts';
import type { Licitar } from './assistencia.ts';

const PRIMEIRO = 100_000;
const PASSO = 1_000;

/** Bidders take turns, each on a socket of their own. A bid resolves with its `seq`; null when one sent after it was read before it. */
export async function licitarEmRitmo(url: string, tokens: string[], lelUid: string): Promise<Licitar> {
  const soquetes = await Promise.all(tokens.map((token) => abrir(url, token)));
  let n = 0;
  return () => {
    const valor = PRIMEIRO + PASSO * n;
    const pedido = { lelUid, tipo: 'MANUAL', valor, comandoId: `${lelUid}:${valor}` };
    return soquetes[n++ % soquetes.length]!(JSON.stringify(['dar-lance', pedido]));
  };
}

function abrir(url: string, token: string): Promise<(pedido: string) => Promise<number | null>> {
  const esperas = new Map<number, (seq: number | null) => void>();
  let id = 0;
  return new Promise((pronto, falhar) => {
    const enviar = abrirSoquete(url, (mensagem) => {
      const tipo = mensagem.toString('latin1', 0, 2);
      if (tipo === RESPOSTA) responder(mensagem.toString());
      else if (tipo === CONECTADO) pronto(pedir);
      else if (tipo === RECUSADO) falhar(new Error(mensagem.toString()));
      else if (tipo.startsWith(ABERTO)) enviar(`${CONECTADO}${JSON.stringify({ token, hotsite: 'leilo' })}`);
      else if (tipo === PING) enviar('3');
    });
    const pedir = (pedido: string) =>
      new Promise<number | null>((resolve) => {
        esperas.set(++id, resolve);
        enviar(`42${id}${pedido}`);
      });
  });

  function responder(texto: string): void {
    const [, numero = '', corpo = ''] = /^43(\d+)(.*)$/s.exec(texto) ?? [];
    const [resposta] = JSON.parse(corpo) as [{ ok: boolean; seq: number }];
    esperas.get(Number(numero))!(resposta.ok ? resposta.seq : null);
    esperas.delete(Number(numero));
  }
}

/** The same to the ordinary server. */
export function licitarNoComum(url: string): Licitar {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let n = 0;
  return () => {
    const corpo = JSON.stringify({ cliente: `cliente-${n % 4}`, valor: PRIMEIRO + PASSO * n++ });
    const headers = { 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      request(`${url}/lances`, { method: 'POST', agent, headers }, (resposta) => {
        let texto = '';
        resposta.on('data', (pedaco) => {
          texto += pedaco;
        });
        resposta.once('end', () => resolve((JSON.parse(texto) as { seq?: number }).seq ?? null));
      })
        .once('error', reject)
        .end(corpo);
    });
  };
}
