import { hash } from 'node:crypto';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { uuidv7De } from '@martelo/shared/identificador';
import { integracaoBancariaEscrita } from '@martelo/shared/integracao-bancaria';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { BancosLigados } from '../bancos/ligar.ts';
import { type AoReceberPix, CAMINHO_DOS_AVISOS } from '../bancos/pix/avisos.ts';
import { abrirEscutaDeAvisos } from '../bancos/pix/escuta.ts';
import { INTEGRACOES_BANCARIAS } from '../casa/integracao-bancaria.ts';
import type { Boletos } from '../negocio/vendas/boletos.ts';
import { SISTEMA } from '../records/acesso.ts';
import { semCarimbos } from '../records/campos.ts';
import type { Registros } from '../records/records.ts';
import { criarCobrancaSimulada } from './banco/cobranca-simulada.ts';
import { abrirBancoSimulado, NOME_NO_CERTIFICADO } from './banco/servidor.ts';
import { abrirSimuladores } from './simuladores.ts';

export interface BancosDaDemo {
  /** Of the simulators' pages. */
  porta: number;
  registros: Registros;
  ligados: Pick<BancosLigados, 'bancos' | 'cofre'>;
  aoReceberPix: AoReceberPix;
  boletos: Pick<Boletos, 'remessas' | 'retornar'>;
  /** Unix ms. */
  agora(): number;
  log: Logger;
}

const TABELA = { maximo: 12, semJuros: 3, taxaAoMes: 2.99, parcelaMinima: 10_000 };
const chaveDe = (subdominio: string): string => `pix@${subdominio}.demo.martelo`;
const uidDe = (hotsiteId: number): string =>
  uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `demo:integracao:${hotsiteId}`));

/**
 * A bank and a card provider for the demo's brands, on this machine alone, with a page on which whoever tries it pays. They forget all when
 * the engine stops. A brand that has another integration in use is left alone.
 */
export async function ligarBancosDaDemo({
  porta,
  registros,
  ligados: { bancos, cofre },
  aoReceberPix,
  boletos,
  agora,
  log,
}: BancosDaDemo): Promise<() => Promise<void>> {
  const banco = await abrirBancoSimulado({
    chaves: HOTSITES_DEMO.map(({ subdominio }) => chaveDe(subdominio)),
  });
  const marcas = HOTSITES_DEMO.map(({ id }) => id);
  const cobranca = criarCobrancaSimulada({ registros, bancos, boletos, marcas, agora });
  const simuladores = await abrirSimuladores({ porta, banco, cobranca, tabela: TABELA });
  const escuta = await abrirEscutaDeAvisos({
    ...{ porta: 0, ...banco.autoridade.emitir('localhost', ['127.0.0.1', 'localhost']), log },
    ...{ autoridades: banco.autoridade.certificado, bancos, aoReceber: aoReceberPix },
  });
  const credenciais = {
    ...{ pixSegredo: banco.segredo, pixAutoridade: banco.autoridade.certificado },
    ...{ pixCertificado: banco.daCasa.certificado, pixChavePrivada: banco.daCasa.chavePrivada },
    ...{ cartaoToken: simuladores.cartao.token, cartaoSegredoDosAvisos: simuladores.cartao.segredo },
  };
  const colecao = registros.colecao(INTEGRACOES_BANCARIAS);
  for (const { id: hotsiteId, nome, subdominio, legal } of HOTSITES_DEMO) {
    const uid = uidDe(hotsiteId);
    const emUso = await bancos.pix(hotsiteId);
    if (emUso !== null && emUso.integracaoUid !== uid) continue;
    const escrita: z.input<typeof integracaoBancariaEscrita> = {
      ...{ nome: 'Banco de demonstração', situacao: 'ATIVA' },
      pix: {
        ...{ chave: chaveDe(subdominio), nome, cidade: 'Goiânia' },
        api: {
          ...{ url: banco.url, tokenUrl: banco.tokenUrl, clientId: banco.clientId },
          nomeNoCertificado: NOME_NO_CERTIFICADO,
        },
      },
      boleto: {
        ...{ banco: '237', agencia: '1172', agenciaDv: '0', conta: '403005', contaDv: '2', carteira: '09' },
        ...{ beneficiario: '4540691', inscricao: legal!.cnpj, nome: legal!.razaoSocial },
      },
      cartao: { provedor: 'simulador', url: simuladores.url, parcelas: TABELA },
    };
    const doc = { ...integracaoBancariaEscrita.parse(escrita), hotsiteId, uid, vigente: 'sim' as const };
    const antes = await colecao.obter(SISTEMA, uid);
    if (antes === null) {
      const id = await registros.proximoId('integracaoBancaria');
      await colecao.inserir(SISTEMA, { ...doc, id });
    } else await colecao.salvar(SISTEMA, { ...semCarimbos(antes), ...doc }, antes.revisao);
    await cofre.definir({ uid, hotsiteId }, credenciais, 'demo');
    const pix = await bancos.pix(hotsiteId);
    if (pix?.tipo === 'dinamico')
      await pix.recebedor.configurarWebhook(
        pix.chave,
        `https://127.0.0.1:${escuta.porta}${CAMINHO_DOS_AVISOS}/${uid}`,
      );
  }
  log.info({ url: simuladores.url }, 'banco e cartão de demonstração no ar');
  return async () => {
    await simuladores.fechar();
    await banco.fechar();
    await escuta.fechar();
  };
}
