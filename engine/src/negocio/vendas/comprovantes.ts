import { arquivoVisto } from '@martelo/shared/arquivo';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_PAGA } from '@martelo/shared/papeis';
import { enviarComprovante, linhaDe, provarDevolucao } from '@martelo/shared/pos-venda/atos';
import { conferirLeitura, leituraDoComprovante } from '@martelo/shared/pos-venda/leitura-do-comprovante';
import { COMPROVANTES_MAX } from '@martelo/shared/pos-venda/pagamentos';
import { envioDeComprovante, pagamentoRespondido } from '@martelo/shared/pos-venda/pedidos';
import type { Venda } from '@martelo/shared/venda';
import { z } from 'zod';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { comoCliente } from '../../api/chamador.ts';
import { autorDe, identificar, uidDoComando } from '../../api/comando.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { CONTAS_BANCARIAS } from '../../casa/conta-bancaria.ts';
import type { Files } from '../../files/files.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { MudarVenda } from './mudar.ts';
import { comoPagamento, vendaDoPagamento } from './pagar.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  mudar: MudarVenda;
  umaVez: UmaVez;
  /** Unix ms. */
  agora(): number;
}

const params = z.object({ uid: z.guid() });
const pagamentoComProva = pagamentoRespondido.extend({ comprovante: arquivoVisto });
/** The very same bytes, sent for something else (P7). */
const igual = z.object({
  pagamentoUid: z.string().nullable(),
  vendaId: z.int().nullable(),
  enviadoEm: z.string(),
});
const comprovanteDaEquipe = arquivoVisto.extend({ iguais: z.array(igual) });

/** Proofs of payment (P7): sent by the buyer or in their name, seen by them and by settlement. */
export function rotasDosComprovantes({ registros, arquivos, mudar, umaVez, agora }: Dependencias): Rota[] {
  const vendas = registros.colecao(VENDAS);

  /** Takes the file in, and puts the row where it waits to be checked; of a refund the house alone proves that it was made. */
  const enviar = async (
    chamador: Chamador,
    req: Parameters<Rota['executar']>[0]['req'],
    uid: string,
    venda: Registro<Venda>,
  ) => {
    const { acesso } = chamador;
    const { campos, enviado } = await arquivos.readForm(req, acesso, envioDeComprovante);
    const quem = identificar(chamador, req, campos.comandoId);
    const arquivoUid = uidDoComando(quem);
    const em = new Date(agora()).toISOString();
    const pedido = { chamada: 'comprovantes', uid, sha256: enviado.sha256 };
    return umaVez(quem, pedido, async () => {
      const prova = {
        uid: arquivoUid,
        nome: enviado.nome.slice(0, 200),
        enviadoEm: em,
        enviadoPor: autorDe(chamador),
      };
      const linha = linhaDe(venda, uid);
      const juntar =
        linha.estornoDe !== null && acesso.tipo === 'interno' ? provarDevolucao : enviarComprovante;
      // Refused before its bytes are looked into; asked again when they are kept.
      if (!linha.comprovantes.some((um) => um.uid === arquivoUid)) juntar(venda, uid, prova);
      const arquivo = await arquivos.receive(enviado, {
        ...{ acesso, hotsiteId: venda.hotsiteId, dono: venda.cliUid, proposito: 'comprovante-pagamento' },
        ...{ alvo: uid, uid: arquivoUid, limites: { porAlvo: COMPROVANTES_MAX } },
      });
      const { venda: depois } = await mudar({ acesso, comando: quem }, venda.uid, (antes) =>
        juntar(antes, uid, { ...prova, nome: arquivo.nome }),
      );
      return { ...comoPagamento(linhaDe(depois, uid)), comprovante: arquivos.view(arquivo, acesso) };
    });
  };

  const ondeMais = async (acesso: Chamador['acesso'], uid: string) => {
    const arquivo = await arquivos.get(acesso, uid);
    if (arquivo === null) return [];
    const outros = await arquivos.same(acesso, arquivo);
    return Promise.all(
      outros.map(async ({ alvo, criadoEm }) => ({
        pagamentoUid: alvo,
        vendaId: alvo === null ? null : ((await vendaComPagamento(vendas, acesso, alvo))?.id ?? null),
        enviadoEm: criadoEm,
      })),
    );
  };

  /** Who pays, and in whose name the brand's accounts stand: what a proof should say. */
  const esperadoDe = async ({ cliUid, hotsiteId }: Venda) => {
    const cliente = await registros.colecao(CLIENTES).obter(SISTEMA, cliUid);
    const recebedor = new Set<string>();
    const filtros = [{ tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const, SEM_REMOVIDOS];
    for await (const { titular } of registros.colecao(CONTAS_BANCARIAS).percorrer(SISTEMA, { filtros }))
      recebedor.add(titular);
    const pagador = [cliente?.razaoSocial, cliente?.nome].filter((nome) => nome !== undefined);
    return { pagador: [...new Set(pagador)], recebedor: [...recebedor] };
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/pagamentos/:uid/comprovantes/:arquivo/leitura',
      resumo:
        'O que um programa lê no comprovante, ao lado do que se espera dele: uma dica, nunca uma decisão',
      guarda: QUEM_PAGA,
      params: z.object({ uid: z.guid(), arquivo: z.guid() }),
      resposta: leituraDoComprovante,
      async executar({ params: { uid, arquivo }, chamador: { acesso } }) {
        const venda = await vendaDoPagamento(registros, acesso, uid);
        const enviados = await arquivos.of(acesso, 'comprovante-pagamento', uid);
        const comprovante = enviados.find((um) => um.uid === arquivo);
        if (comprovante === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
        const [texto, nomes] = await Promise.all([arquivos.words(comprovante), esperadoDe(venda)]);
        const { valor, estornoDe } = linhaDe(venda, uid);
        const { pagador, recebedor } = nomes;
        // What is given back goes the other way.
        const esperado = estornoDe === null ? nomes : { pagador: recebedor, recebedor: pagador };
        return conferirLeitura(texto, { valor: Math.abs(valor), ...esperado });
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/pagamentos/:uid/comprovantes',
      resumo:
        'Envia um comprovante (campo `arquivo`, PDF ou foto de até 15 MB); o pagamento passa a ser validado',
      guarda: 'cliente',
      status: 201,
      fluxo: true,
      params,
      body: envioDeComprovante,
      resposta: pagamentoComProva,
      async executar({ params: { uid }, chamador, req }) {
        const venda = await vendaDoPagamento(registros, comoCliente(chamador), uid);
        return enviar(chamador, req, uid, venda);
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/pagamentos/:uid/comprovantes',
      resumo:
        'Junta um comprovante recebido de outro modo, em nome do comprador; de uma devolução, o de que o dinheiro saiu',
      guarda: QUEM_PAGA,
      status: 201,
      fluxo: true,
      params,
      body: envioDeComprovante,
      resposta: pagamentoComProva,
      async executar({ params: { uid }, chamador, req }) {
        const venda = await vendaDoPagamento(registros, chamador.acesso, uid);
        return enviar(chamador, req, uid, venda);
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/pagamentos/:uid/comprovantes',
      resumo: 'Os comprovantes de um pagamento meu, com o endereço de cada um por 15 minutos',
      guarda: 'cliente',
      params,
      resposta: z.object({ itens: z.array(arquivoVisto) }),
      async executar({ params: { uid }, chamador }) {
        const acesso = comoCliente(chamador);
        await vendaDoPagamento(registros, acesso, uid);
        const achados = await arquivos.of(acesso, 'comprovante-pagamento', uid);
        return { itens: achados.map((um) => arquivos.view(um, acesso)) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/pagamentos/:uid/comprovantes',
      resumo: 'Os comprovantes de um pagamento, e onde mais os mesmos bytes foram enviados',
      guarda: QUEM_PAGA,
      params,
      resposta: z.object({ itens: z.array(comprovanteDaEquipe) }),
      async executar({ params: { uid }, chamador: { acesso } }) {
        await vendaDoPagamento(registros, acesso, uid);
        const achados = await arquivos.of(acesso, 'comprovante-pagamento', uid);
        const itens = achados.map(async (um) => ({
          ...arquivos.view(um, acesso),
          iguais: await ondeMais(acesso, um.uid),
        }));
        return { itens: await Promise.all(itens) };
      },
    }),
  ];
}
