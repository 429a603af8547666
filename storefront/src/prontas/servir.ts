import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Atender } from '@martelo/shared/servir-next';
import { aceita } from '../site/codificacao.ts';
import { doDescarte } from '../site/conteudo/chaves.ts';
import { contar, medir } from '../site/metricas.ts';
import { arquivosProntos } from './arquivos.ts';
import { Desenhista } from './desenhista.ts';
import { aoDescartar, relogio } from './leituras.ts';
import { TAMANHO_DO_NONCE } from './molde.ts';
import { PaginasProntas } from './paginas.ts';
import { chaveDoPedido, type PedidoAnonimo, pedidoAnonimo } from './pedido.ts';
import { type Pronta, responderCom } from './pronta.ts';
import { Reserva } from './reserva.ts';

/**
 * Stands before Next: visitors without a session get pages drawn a moment ago, each with a nonce of its own, and everybody the build's
 * scripts and sheets as small as they are. Everything else is Next's to answer, as it came.
 */
export function comPaginasProntas(atender: Atender): Atender {
  const paginas = new PaginasProntas<Pronta>();
  const desenhista = new Desenhista();
  const arquivo = arquivosProntos(process.cwd());
  const reserva = new Reserva();
  /** How old a page was when somebody asked who was sent it, at most. */
  let maiorIdade = 0;
  medir('martelo_storefront_prontas_paginas', () => paginas.tamanho);
  medir('martelo_storefront_prontas_bytes', () => paginas.bytes);
  medir('martelo_storefront_prontas_idade_maxima_ms', () => Math.ceil(maiorIdade));
  aoDescartar((descarte) => {
    desenhista.descartar(descarte);
    return paginas.descartar(doDescarte(descarte.subdominio, descarte.uri));
  });
  /** Null where it is Next's to draw it for who asks, and to answer as that goes: whoever failed to draw it here said why. */
  const obter = async (pedido: PedidoAnonimo, chave: string): Promise<Pronta | null> => {
    try {
      return await paginas.obter(chave, (urgente) => {
        contar('martelo_storefront_prontas_desenhos_total');
        return desenhista.desenhar(pedido, urgente);
      });
    } catch {
      return null;
    }
  };
  return async (req, res) => {
    if (arquivo(req, res)) return;
    const pedido = pedidoAnonimo(req);
    if (pedido !== null) {
      const chave = chaveDoPedido(pedido);
      const chegou = relogio();
      const pronta = await obter(pedido, chave);
      if (res.destroyed) return;
      if (pronta !== null) {
        contar('martelo_storefront_prontas_servidas_total');
        maiorIdade = Math.max(maiorIdade, chegou - pronta.desde);
        enviar(req, res, pronta, reserva);
        return;
      }
    }
    contar('martelo_storefront_prontas_passadas_total');
    await atender(req, res);
  };
}

function enviar(req: IncomingMessage, res: ServerResponse, pronta: Pronta, reserva: Reserva): void {
  const { cabecalhos, corpo } = responderCom(pronta, {
    novo: randomBytes(TAMANHO_DO_NONCE / 2).toString('hex'),
    comprimida: aceita(req.headers['accept-encoding'], 'gzip'),
    tomar: (tamanho) => reserva.tomar(tamanho),
  });
  for (const [nome, valor] of cabecalhos) res.setHeader(nome, valor);
  res.writeHead(200);
  // Whole in the system's hands, or never: what a broken connection still holds is not used again.
  res.once('finish', () => reserva.devolver(corpo));
  res.end(req.method === 'HEAD' ? undefined : corpo);
}
