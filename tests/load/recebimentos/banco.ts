// The bank, in a process of its own: keeps charges as API Pix 2.9.0 says, behind mTLS, and tells of what is paid by the signed address
// that it was given. What it measures is what a bank waits for.
import { Agent, request } from 'node:http';
import { abrirBancoSimulado } from '../../../engine/src/demo/banco/servidor.ts';
import { encerrarComOPai } from '../lances/processo.ts';

/** What the bank is told to do: pay these charges and tell of them, evenly spaced or (0) with so many notices on their way at a time. */
export interface Pagar {
  txids: string[];
  /** Origin of the engine, where the address that the bank was given leads. */
  motor: string;
  /** Whether it is the ordinary server. */
  comum: boolean;
  porSegundo: number;
  simultaneos: number;
}
export interface Ida {
  txid: string;
  /** Unix ms, from when the notice was due until it was answered 200; null when it was not. */
  devido: number;
  respondido: number | null;
}
/** What a brand's settings need to reach the bank. */
export interface Acesso {
  url: string;
  tokenUrl: string;
  clientId: string;
  credenciais: Record<string, string>;
}

const servidor = await abrirBancoSimulado({ chaves: [process.env.CHAVE!] });
const { banco, url, tokenUrl, clientId, segredo, autoridade, daCasa } = servidor;
servidor.avisar = 'nao';
/** The last notice that was due, which nobody but this program delivers. */
let aviso: { url: string; pix: object } | null = null;
banco.aoReceber((devido) => {
  aviso = devido;
});

const agente = new Agent({ keepAlive: true });
const postar = (onde: string, corpo: string): Promise<boolean> =>
  new Promise((resolver) => {
    const pedido = request(
      onde,
      { method: 'POST', agent: agente, headers: { 'content-type': 'application/json' } },
      (resposta) => {
        resposta.resume();
        resposta.on('end', () => resolver(resposta.statusCode === 200));
      },
    );
    // Ended, idle, as it was used again: nobody has heard the notice.
    pedido.on('error', () => resolver(pedido.reusedSocket ? postar(onde, corpo) : false));
    pedido.end(corpo);
  });

/** Pays a charge, and gives where its notice goes and what it says. The ordinary server has no charges: it is told the same. */
function pagarCobranca({ motor, comum }: Pagar, txid: string): { onde: string; pix: object } | null {
  if (comum) {
    const [endToEndId, horario] = [`E${txid}`, new Date().toISOString()];
    return { onde: `${motor}/pix`, pix: { endToEndId, txid, valor: '1000.00', horario } };
  }
  const documento = banco.devedorDe(txid) ?? '';
  if (banco.pagar(txid, { documento }) === null || aviso === null) return null;
  const { url: dado, pix } = aviso;
  aviso = null;
  return { onde: `${motor}${new URL(dado).pathname}/pix`, pix };
}

async function pagarUm(pedido: Pagar, txid: string, devido: number): Promise<Ida> {
  const pago = pagarCobranca(pedido, txid);
  const aceito = pago !== null && (await postar(pago.onde, JSON.stringify({ pix: [pago.pix] })));
  return { txid, devido, respondido: aceito ? Date.now() : null };
}

async function pagar(pedido: Pagar): Promise<Ida[]> {
  const { txids, porSegundo, simultaneos } = pedido;
  const inicio = Date.now();
  if (porSegundo === 0) {
    const fila = txids.values();
    const feitas: Ida[] = [];
    await Promise.all(
      Array.from({ length: simultaneos }, async () => {
        for (const txid of fila) feitas.push(await pagarUm(pedido, txid, Date.now()));
      }),
    );
    return feitas;
  }
  const idas: Promise<Ida>[] = [];
  for (const [i, txid] of txids.entries()) {
    const devido = inicio + (i * 1_000) / porSegundo;
    while (Date.now() < devido) await new Promise((seguir) => setTimeout(seguir, 1));
    idas.push(pagarUm(pedido, txid, devido));
  }
  return Promise.all(idas);
}

const acesso: Acesso = {
  ...{ url, tokenUrl, clientId },
  credenciais: {
    ...{ pixSegredo: segredo, pixAutoridade: autoridade.certificado },
    ...{ pixCertificado: daCasa.certificado, pixChavePrivada: daCasa.chavePrivada },
  },
};
process.on('message', async (pedido: 'acesso' | Pagar) => {
  process.send?.(pedido === 'acesso' ? acesso : await pagar(pedido));
});
encerrarComOPai();
process.send?.('pronto');
