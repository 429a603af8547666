import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { lerBruto, lerJsonBruto } from '../api/corpo-bruto.ts';
import { exigirJson } from '../api/entrada.ts';
import { type Rota, rota } from '../api/rota.ts';
import type { Bancos } from './bancos.ts';
import type { TransacaoDeCartao } from './cartao/cartao.ts';
import { comoErroDoBanco } from './falha.ts';
import {
  type AoReceberPix,
  CAMINHO_DOS_AVISOS,
  type criarAssinaturaDeAvisos,
  type DeQuem,
  lerAvisoDePix,
} from './pix/avisos.ts';
import { avisoDePix } from './pix/esquemas.ts';

/** Told of a transaction as the provider has it now, whatever the notice said; resolves when it is kept. */
export type AoReceberCartao = (transacao: TransacaoDeCartao, de: DeQuem) => Promise<void>;

export interface OpcoesRotasDosAvisos {
  bancos: Bancos;
  assinatura: ReturnType<typeof criarAssinaturaDeAvisos>;
  aoReceberPix: AoReceberPix;
  aoReceberCartao: AoReceberCartao;
}

const MAIOR_AVISO_PIX = 1024 * 1024;
const MAIOR_AVISO_CARTAO = 64 * 1024;
const recebido = z.object({ recebido: z.literal(true) });
const RECEBIDO = { recebido: true } as const;

/**
 * Where banks and card providers tell of money. Each notice proves where it comes from: by an address that was given to the bank alone, or
 * by a signature. Banks that show a certificate come by a listener of their own (`pix/escuta.ts`). What is answered 200 is kept.
 */
export function rotasDosAvisos({
  bancos,
  assinatura,
  aoReceberPix,
  aoReceberCartao,
}: OpcoesRotasDosAvisos): Rota[] {
  const deQuem = async (uid: string): Promise<DeQuem> => {
    const achada = await bancos.porUid(uid);
    if (achada === null) throw new ErroMartelo('AVISO_SEM_PROVA');
    return { hotsiteId: achada.integracao.hotsiteId, integracaoUid: uid };
  };
  const semProva = (caminho: string) =>
    rota({
      metodo: 'post',
      caminho,
      resumo: 'Aviso de Pix recebido, sem o endereço assinado nem o certificado do banco: recusado',
      guarda: 'publica',
      resposta: recebido,
      executar() {
        throw new ErroMartelo('AVISO_SEM_PROVA');
      },
    });
  const assinado = (caminho: string) =>
    rota({
      metodo: 'post',
      caminho,
      resumo: 'Aviso de Pix recebido, no endereço assinado que foi dado ao banco (API Pix 2.9.0)',
      guarda: 'publica',
      params: z.object({ uid: z.guid(), assinatura: z.string().max(100) }),
      body: avisoDePix,
      fluxo: 'application/json',
      resposta: recebido,
      async executar({ params: { uid, assinatura: enviada }, req }) {
        // Before what came is read at all: whoever proves nothing is told nothing of what it should be.
        assinatura.exigir(uid, enviada);
        const de = await deQuem(uid);
        exigirJson(req);
        await aoReceberPix(lerAvisoDePix(await lerJsonBruto(req, MAIOR_AVISO_PIX)), de);
        return RECEBIDO;
      },
    });

  return [
    semProva(CAMINHO_DOS_AVISOS),
    semProva(`${CAMINHO_DOS_AVISOS}/pix`),
    assinado(`${CAMINHO_DOS_AVISOS}/:uid/:assinatura`),
    // Banks append it to the address they were given.
    assinado(`${CAMINHO_DOS_AVISOS}/:uid/:assinatura/pix`),
    rota({
      metodo: 'post',
      caminho: '/v1/integracoes/cartao/avisos/:uid',
      resumo:
        'Aviso do provedor de cartão, assinado por ele; o que vale é o que ele responde quando perguntado',
      guarda: 'publica',
      params: z.object({ uid: z.guid() }),
      fluxo: 'application/json',
      resposta: recebido,
      async executar({ params: { uid }, req, log }) {
        const achada = await bancos.porUid(uid);
        if (!achada?.cartao) throw new ErroMartelo('AVISO_SEM_PROVA');
        const { cartao, integracaoUid, hotsiteId } = achada.cartao;
        const consulta = new URL(req.originalUrl, 'http://engine').searchParams;
        const corpo = await lerBruto(req, MAIOR_AVISO_CARTAO);
        const id = cartao.lerAviso({ cabecalhos: req.headers, consulta, corpo });
        if (id === null) return RECEBIDO;
        const transacao = await cartao.consultar(id).catch((erro: unknown) => {
          log.warn({ err: erro }, 'o provedor de cartão não atendeu');
          throw comoErroDoBanco(erro);
        });
        await aoReceberCartao(transacao, { integracaoUid, hotsiteId });
        return RECEBIDO;
      },
    }),
  ];
}
