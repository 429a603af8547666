import { ErroMartelo } from '@martelo/shared/erros';
import { lerCodigoFipe, lerMesDaFipe, mesDaFipePorVir } from '@martelo/shared/fipe';
import { lerReais } from '@martelo/shared/reais';
import { z } from 'zod';

/** What the table says of a code in a model year. */
export interface PrecoDaFipe {
  codigo: string;
  nome: string;
  ano: number;
  combustivel: string;
  /** Centavos. */
  valor: number;
  /** 2026-11 */
  mes: string;
}

/** Where the table is asked. */
export interface FonteDaFipe {
  /** Every model year of a code, by the newest month; none of a code that the table does not have. @throws ErroMartelo FIPE_INDISPONIVEL */
  precos(codigo: string): Promise<readonly PrecoDaFipe[]>;
}

const PRAZO_MS = 8_000;
/** Before the second try and the third. */
const ESPERAS_MS = [300, 1_200];
const MAIOR_RESPOSTA = 1_000_000;
/** The table is of a month: what it said stands for these. */
const VALE_MS = 6 * 3_600_000;
const LEMBRADOS = 500;

/** As BrasilAPI says it; what is not named is not read. */
const dito = z.object({
  valor: z.string(),
  modelo: z.string(),
  anoModelo: z.int(),
  combustivel: z.string().default(''),
  codigoFipe: z.string(),
  mesReferencia: z.string(),
});

/**
 * The table by BrasilAPI (`GET /api/fipe/preco/v1/{codigo}`), or whatever speaks the same. What fails on its way, or on the other side, is
 * tried three times; several that ask for one code at once are one question.
 * @param url origin, without a bar at its end @param agora Unix ms
 */
export function criarFonteDaFipe({
  url,
  agora,
  esperar = (ms) => new Promise((pronto) => setTimeout(pronto, ms)),
}: {
  url: string;
  agora: () => number;
  esperar?: (ms: number) => Promise<void>;
}): FonteDaFipe {
  const lembrados = new Map<string, { ate: number; precos: Promise<readonly PrecoDaFipe[]> }>();

  /** Null: may be tried again. */
  async function umaVez(codigo: string): Promise<readonly PrecoDaFipe[] | null> {
    try {
      const resposta = await fetch(`${url}/api/fipe/preco/v1/${codigo}`, {
        redirect: 'error',
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(PRAZO_MS),
      });
      // So it says that there is no such code.
      if (resposta.status === 400 || resposta.status === 404) {
        await resposta.body?.cancel();
        return [];
      }
      if (!resposta.ok || Number(resposta.headers.get('content-length') ?? 0) > MAIOR_RESPOSTA) {
        await resposta.body?.cancel();
        return null;
      }
      const lida = z
        .array(dito)
        .max(200)
        .safeParse(JSON.parse(await inteira(resposta)));
      return lida.success ? lida.data.flatMap((um) => lido(um, codigo)) : null;
    } catch {
      return null;
    }
  }

  async function perguntar(codigo: string): Promise<readonly PrecoDaFipe[]> {
    for (const espera of [...ESPERAS_MS, null]) {
      const precos = await umaVez(codigo);
      if (precos !== null) return precos;
      if (espera !== null) await esperar(espera);
    }
    throw new ErroMartelo('FIPE_INDISPONIVEL');
  }

  return {
    precos(codigo) {
      const ja = lembrados.get(codigo);
      if (ja !== undefined && agora() < ja.ate) return ja.precos;
      const precos = perguntar(codigo);
      lembrados.delete(codigo);
      lembrados.set(codigo, { ate: agora() + VALE_MS, precos });
      if (lembrados.size > LEMBRADOS) lembrados.delete(lembrados.keys().next().value as string);
      // Who was not answered asks again.
      precos.catch(() => {
        if (lembrados.get(codigo)?.precos === precos) lembrados.delete(codigo);
      });
      return precos;
    },
  };
}

/** @throws Error of one that does not end where it should */
async function inteira(resposta: Response): Promise<string> {
  const pedacos: Uint8Array[] = [];
  let tamanho = 0;
  for await (const pedaco of resposta.body ?? []) {
    tamanho += pedaco.length;
    if (tamanho > MAIOR_RESPOSTA) throw new Error('too long');
    pedacos.push(pedaco);
  }
  return Buffer.concat(pedacos).toString('utf8');
}

/** One that makes no sense is left out: of another code, of no month or of one that has not come, of no amount. */
function lido(um: z.output<typeof dito>, pedido: string): PrecoDaFipe[] {
  const [codigo, mes] = [lerCodigoFipe(um.codigoFipe), lerMesDaFipe(um.mesReferencia.trim())];
  const valor = lerReais(um.valor.replace(/^R\$\s*/i, '').trim());
  if (codigo !== pedido || mes === null || mesDaFipePorVir(mes) || valor === null || valor <= 0) return [];
  const nome = um.modelo.trim().slice(0, 200);
  return [{ codigo, nome, ano: um.anoModelo, combustivel: um.combustivel.trim(), valor, mes }];
}
