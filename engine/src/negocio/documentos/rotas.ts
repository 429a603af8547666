import { ErroMartelo } from '@martelo/shared/erros';
import { comprovante } from '@martelo/shared/impressos/comprovante';
import { type DocumentoDaCompra, documentosDaCompra, validade } from '@martelo/shared/impressos/comum';
import { type Conferencia, conferencia, MAIOR_TEXTO_A_CONFERIR } from '@martelo/shared/impressos/conferir';
import { type NotaImpressa, notasDoLeilao } from '@martelo/shared/impressos/nota';
import type { Venda } from '@martelo/shared/venda';
import { z } from 'zod';
import { comoCliente } from '../../api/chamador.ts';
import { idOuUid } from '../../api/comando.ts';
import type { Limitador } from '../../api/limite.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import { NOTAS } from '../../casa/nota.ts';
import { QUEM_ACERTA, VENDAS } from '../../leituras/registros/venda.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso, Registro } from '../../records/records.ts';
import type { ReciboDoVencedor } from '../provas/vencedor.ts';
import { montarComprovante } from './comprovante.ts';
import { documentosDaVenda } from './da-venda.ts';
import type { Impressos } from './enderecos.ts';
import type { Especie } from './especie.ts';
import { comoNotaImpressa } from './especies/nota.ts';
import { juntarNotas, porHash, porUid } from './nota-leilao.ts';
import type { Notas } from './notas.ts';
import type { FontesDosImpressos } from './partes.ts';

export interface DependenciasDasRotas {
  fontes: FontesDosImpressos;
  especies: readonly Especie[];
  impressos: Impressos;
  notas: Notas;
  reciboDoVencedor: ReciboDoVencedor;
  conferir(hotsiteId: number, texto: string): Promise<Conferencia>;
  /** Of who asks whether something is ours: twenty an hour and address. */
  limitador: Limitador;
  emDia(): Promise<void>;
}

const paramsHash = z.object({ hash: z.string().min(1).max(100) });
const paramsId = z.object({ id: idOuUid });
const corpoDaConferencia = z.strictObject({ texto: z.string().trim().min(1).max(MAIOR_TEXTO_A_CONFERIR) });
const QUEM_REVOGA = ['Interno - ADM', 'Interno - Acerto', 'Interno - GerenteAcerto'] as const;
const QUEM_VE_NOTAS = [...QUEM_ACERTA, 'Interno - Financeiro'] as const;

/** Printed documents: what they say, for the print service; where they are, for who may see their sale; whether they are ours, for anybody. */
export function rotasDosDocumentos(deps: DependenciasDasRotas): Rota[] {
  return [
    ...deps.especies.flatMap((especie) => rotasDaEspecie(deps, especie)),
    ...rotasDasNotas(deps),
    ...rotasDaVenda(deps),
    rotaDoComprovante(deps),
    rotaDeConferir(deps),
  ];
}

/** The calls that every kind has which opens by an address. */
function rotasDaEspecie(
  { impressos, emDia }: DependenciasDasRotas,
  { tipo, resumo, resposta }: Especie,
): Rota[] {
  const caminho = `/v1/documentos/${tipo}/:hash`;
  return [
    rota({
      metodo: 'get',
      caminho,
      resumo: `O que diz o documento deste endereço (${resumo}), na marca que o emitiu`,
      guarda: 'servico',
      params: paramsHash,
      resposta,
      async executar({ params: { hash }, chamador: { hotsite } }) {
        await emDia();
        const { impresso, endereco } = await impressos.abrir(tipo, hash, hotsite.id);
        return impresso.dados(endereco);
      },
    }),
    rota({
      metodo: 'get',
      caminho: `${caminho}/validade`,
      resumo: `Se vale o documento deste endereço (${resumo}), para quem o tem`,
      guarda: 'publica',
      params: paramsHash,
      resposta: validade,
      async executar({ params: { hash }, chamador: { hotsite } }) {
        await emDia();
        const { impresso, endereco } = await impressos.abrir(tipo, hash, hotsite.id);
        return impressos.validade(tipo, impresso, endereco);
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${caminho}/revogar`,
      resumo: `Revoga o endereço de um documento (${resumo}); o comprador passa a ver um novo`,
      guarda: QUEM_REVOGA,
      params: paramsHash,
      resposta: z.object({ revogado: z.literal(true) }),
      async executar({ params: { hash }, chamador: { acesso } }) {
        await emDia();
        await impressos.revogar(acesso, tipo, hash);
        return { revogado: true };
      },
    }),
  ];
}

/** Several notas in one file (D10): by their addresses, or by uid for who may see them. */
function rotasDasNotas({ fontes, impressos, notas, emDia }: DependenciasDasRotas): Rota[] {
  const colecao = fontes.registros.colecao(NOTAS);
  const vendas = fontes.registros.colecao(VENDAS);

  /** By its own uid, or the one that stands of the sale of this uid. */
  const achar = async (acesso: Acesso, uid: string) => {
    const propria = await colecao.obter(acesso, uid);
    const venda = propria ?? (await vendas.obter(acesso, uid));
    const achada = propria ?? (venda && (await notas.daVenda(venda.uid)));
    if (!achada) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
    return achada;
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/documentos/nota-leilao',
      resumo: 'O que dizem as notas destes endereços, na ordem pedida; se uma não existe, nenhuma',
      guarda: 'servico',
      query: porHash,
      resposta: notasDoLeilao,
      async executar({ query: { hash: pedidos }, chamador: { hotsite } }) {
        await emDia();
        return juntarNotas(pedidos, async (hash) => {
          const { impresso, endereco } = await impressos.abrir('nota', hash, hotsite.id);
          return (await impresso.dados(endereco)) as NotaImpressa;
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/documentos/nota-leilao/por-uid',
      resumo: 'O mesmo, pelos identificadores das notas ou das vendas, para quem as pode ver',
      guarda: 'autenticado',
      query: porUid,
      resposta: notasDoLeilao,
      async executar({ query: { uid: pedidos }, chamador: { acesso, hotsite } }) {
        exigirPapel(acesso, QUEM_VE_NOTAS);
        await emDia();
        return juntarNotas(pedidos, async (uid) => {
          const nota = await achar(acesso, uid.toLowerCase());
          if (nota.hotsiteId !== hotsite.id) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
          const endereco = await impressos.enderecoDe('nota', nota.uid);
          if (endereco === null) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
          return comoNotaImpressa(fontes, nota, endereco);
        });
      },
    }),
  ];
}

/** Where the documents of a sale are, for its buyer and for settlement. */
function rotasDaVenda({ fontes, impressos, notas, emDia }: DependenciasDasRotas): Rota[] {
  const { registros } = fontes;
  const vendas = registros.colecao(VENDAS);
  const listar = async (
    venda: Registro<Venda> | null,
    para: 'comprador' | 'equipe',
  ): Promise<{ itens: DocumentoDaCompra[] }> => {
    if (venda === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return { itens: await documentosDaVenda({ registros, impressos, notas }, venda, para) };
  };
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/compras/:id/documentos',
      resumo: 'Os documentos de uma compra minha, com situação e endereço',
      guarda: 'cliente',
      params: paramsId,
      resposta: documentosDaCompra,
      async executar({ params, chamador }) {
        await emDia();
        return listar(await porIdOuUid(vendas, comoCliente(chamador), params.id), 'comprador');
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/vendas/:id/documentos',
      resumo: 'Os documentos de uma venda, com situação e endereço',
      guarda: QUEM_ACERTA,
      params: paramsId,
      resposta: documentosDaCompra,
      async executar({ params, chamador }) {
        await emDia();
        return listar(await porIdOuUid(vendas, chamador.acesso, params.id), 'equipe');
      },
    }),
  ];
}

const rotaDoComprovante = ({ fontes, notas, reciboDoVencedor, emDia }: DependenciasDasRotas): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/documentos/comprovante-arrematacao/:lelUid',
    resumo: 'O que diz o comprovante de arrematação de um lote, para quem o arrematou e para o acerto',
    guarda: 'autenticado',
    params: z.object({ lelUid: z.guid() }),
    resposta: comprovante,
    async executar({ params: { lelUid }, chamador: { acesso, hotsite } }) {
      exigirPapel(acesso, QUEM_ACERTA);
      await emDia();
      return montarComprovante(
        { ...fontes, notas, reciboDoVencedor },
        acesso,
        hotsite.id,
        lelUid.toLowerCase(),
      );
    },
  });

const rotaDeConferir = ({ conferir, limitador, emDia }: DependenciasDasRotas): Rota =>
  rota({
    metodo: 'post',
    caminho: '/v1/conferir',
    resumo: 'Se é desta marca um documento, um boleto ou um código Pix; nada diz de quem comprou',
    guarda: 'publica',
    body: corpoDaConferencia,
    resposta: conferencia,
    async executar({
      body: { texto },
      chamador,
    }: {
      body: z.output<typeof corpoDaConferencia>;
      chamador: Chamador;
    }) {
      limitador.consumir(chamador.ip);
      await emDia();
      return conferir(chamador.hotsite.id, texto);
    },
  });

/** Clients see what is theirs; of the house who has one of these. @throws ErroMartelo SEM_PERMISSAO */
function exigirPapel(acesso: Acesso, papeis: readonly string[]): void {
  if (acesso.tipo !== 'interno' || papeis.some((papel) => acesso.papeis.includes(papel))) return;
  throw new ErroMartelo('SEM_PERMISSAO', { papeis: papeis.join(', ') });
}
