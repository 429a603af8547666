import {
  formasDaPlaca,
  formasDoRenavam,
  mascararCpfOuCnpj,
  recusaDoChassi,
  recusaDoRenavam,
} from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { ROTULOS_PREPARO } from '@martelo/shared/estoque-preparo';
import { MES_POR_VIR, mesDaFipePorVir, ROTULOS_FONTE_DA_FIPE } from '@martelo/shared/fipe';
import { PAPEL_DO_PATIO, QUEM_CLASSIFICA_VEICULOS, QUEM_IMPORTA_A_FIPE } from '@martelo/shared/papeis';
import { classificacaoDoVeiculo, veiculoDerivado, veiculoEscrita } from '@martelo/shared/veiculo';
import { ROTULOS_MONTA, ROTULOS_NUMERO_MOTOR, ROTULOS_VEICULO_TIPO } from '@martelo/shared/veiculo-opcoes';
import { ROTULOS_SITUACAO_VEICULO } from '@martelo/shared/veiculo-situacao';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import type { Registro } from '../records/records.ts';
import { carteirasDoComitente } from './carteiras-do-comitente.ts';
import { PAPEL_COMITENTE } from './comitente.ts';
import { quemOVe } from './quem-ve-veiculos.ts';
import type { ServicosDaCasa } from './servicos.ts';

/** Who may list vehicles (spec 6), whosever they are; a consignor's people theirs. */
const VEEM_TODOS = [
  ...(['Interno - ADM', 'Interno - Leilão', 'Interno - Leiloeiro', 'Interno - Remoção'] as const),
  ...(['Interno - Desenvolvimento TI', 'Interno - Pátio'] as const),
];

export const LEEM_VEICULOS = [...VEEM_TODOS, PAPEL_COMITENTE];
const EQUIPE = ['Interno - ADM', 'Interno - Leilão', 'Interno - Remoção', 'Interno - Pátio'] as const;

type Escrito = z.output<typeof veiculoEscrita>;

/** What was written before this was asked stays as it is until it is written anew. */
function exigirIdentidade(antes: Escrito | null, depois: Escrito): void {
  const { placa, chassi, renavam, numeroMotor, marca, modelo, versao, observacao } = depois;
  const problemas: string[] = [];
  const ditos = [placa, chassi, renavam, numeroMotor, marca, modelo, versao, observacao];
  if (ditos.every((dito) => dito === undefined || dito === ''))
    problemas.push('placa: informe a placa, o chassi, ou ao menos a marca e o modelo');
  const doChassi =
    chassi === undefined || chassi === antes?.chassi
      ? null
      : recusaDoChassi(chassi, depois.anoFabricacao ?? depois.anoModelo);
  if (doChassi !== null) problemas.push(`chassi: ${doChassi}`);
  const doRenavam = renavam === undefined || renavam === antes?.renavam ? null : recusaDoRenavam(renavam);
  if (doRenavam !== null) problemas.push(`renavam: ${doRenavam}`);
  const mes = depois.informacoesFipe?.mes;
  if (mes !== undefined && mes !== antes?.informacoesFipe?.mes && mesDaFipePorVir(mes))
    problemas.push(`informacoesFipe.mes: ${MES_POR_VIR}`);
  if (problemas.length > 0) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, problemas);
}

const daCustodia = z.strictObject({
  tipo: z.string(),
  em: z.iso.datetime().optional(),
  dados: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  reservado: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).optional(),
});

/** By what it is told apart, and by whom it was seen: of plate, chassis and registration the chain shows the ends alone. */
const IDENTIDADE = ['placa', 'chassi', 'renavam', 'numeroMotor', 'marca', 'modelo', 'anoModelo'] as const;
const PUBLICOS = ['marca', 'modelo', 'anoModelo'] as const;

function linhaDaCustodia(
  antes: Registro<Guardado> | null,
  depois: Guardado,
  ato: string,
  agora: number,
): z.output<typeof daCustodia> | null {
  if (ato === 'classificar') {
    const { tipoMonta, estadoConservacao, crivoLeilao, classificadoEm } = depois;
    return {
      ...{ tipo: 'classificacao', em: classificadoEm ?? undefined },
      dados: { tipoMonta, estadoConservacao, crivoLeilao },
    };
  }
  const mudados = IDENTIDADE.filter((campo) => antes === null || antes[campo] !== depois[campo]);
  if (mudados.length === 0) return null;
  const de = (campos: readonly (typeof IDENTIDADE)[number][]) =>
    Object.fromEntries(campos.map((campo) => [campo, depois[campo] ?? null]));
  return {
    // When it was said: the line itself is written once the effect is done, which may be later.
    ...{ tipo: antes === null ? 'cadastro' : 'identidade', em: new Date(agora).toISOString() },
    dados: de(PUBLICOS.filter((campo) => mudados.includes(campo))),
    reservado: de(mudados.filter((campo) => !PUBLICOS.some((um) => um === campo))),
  };
}

/** What of its own record says where it stands and what it waits for. */
const DO_LUGAR = [
  ...(['inibirVenda', 'devolucaoVeiculo', 'classificadoEm', 'removidoEm'] as const),
  ...(['chassi', 'renavam', 'faltaRecorte', 'faltaDecalque'] as const),
] as const;

type Guardado = Escrito & z.output<typeof veiculoDerivado> & { removidoEm?: string | undefined };

/** Vehicles of a brand. A lot says which it sells by `veiculo.uid`, and keeps its own copy of what it shows. */
export const VEICULOS = recurso({
  nome: 'veiculo',
  caminho: '/v1/veiculos',
  rotulo: { um: 'Veículo', varios: 'Veículos' },
  modulo: 'patios',
  escrita: veiculoEscrita,
  guarda: veiculoDerivado.shape,
  // A value that somebody writes is theirs from then on, whoever had said it before.
  derivados: ({ informacoesFipe: fipe }, _servicos, _feitoPor, antes) => {
    const dela = antes?.informacoesFipe;
    if (fipe === undefined) return { fipeFonte: null };
    const igual = dela?.codigo === fipe.codigo && dela.valor === fipe.valor && dela.mes === fipe.mes;
    return { fipeFonte: igual ? (antes?.fipeFonte ?? 'DIGITADO') : 'DIGITADO' };
  },
  marca: 'hotsiteId',
  papeis: { le: LEEM_VEICULOS, escreve: EQUIPE },
  // A consignor's user sees those of the consignors they answer for, and none that is nobody's. Who stands at yards sees what is there, is
  // expected there or was there of late (decision 573); who stands at none lets none in.
  somente: ({ papeis, patios, comitentes = [] }) => {
    if (VEEM_TODOS.some((papel) => papel !== PAPEL_DO_PATIO && papeis.includes(papel))) return {};
    if (!papeis.includes(PAPEL_DO_PATIO) || patios?.length === 0) return { comId: comitentes };
    return patios === undefined ? {} : { patUids: patios };
  },
  // Who registers what comes to their yards sees it before anybody expects it.
  aoCriar: async ({ acesso }, { agora }) => {
    if (acesso.tipo !== 'interno' || acesso.patios === undefined) return {};
    const cadastradoNos = { patUids: [...acesso.patios], em: new Date(agora()).toISOString() };
    return {
      cadastradoNos,
      ...quemOVe({ estadias: [], remocaoPara: null, cadastro: cadastradoNos }, agora()),
    };
  },
  campos: {
    placa: { rotulo: 'Placa', busca: true },
    chassi: { rotulo: 'Chassi', busca: true },
    renavam: { rotulo: 'Renavam', busca: true },
    marca: { rotulo: 'Marca', busca: true },
    modelo: { rotulo: 'Modelo', busca: true },
    versao: { rotulo: 'Versão', busca: true, semArvore: true },
    situacao: { rotulo: 'Situação' },
    tipo: { rotulo: 'Tipo' },
    veiculoTipo: { rotulo: 'Porte' },
    patioId: { rotulo: 'Está no pátio' },
    noPatioDesde: { rotulo: 'No pátio desde' },
    preparo: { rotulo: 'No estoque' },
    'informacoesFipe.codigo': { rotulo: 'Código FIPE' },
    patUids: { rotulo: 'Pátios que o veem' },
    patio: { rotulo: 'Pátio' },
    anoModelo: { rotulo: 'Ano do modelo' },
    comId: { rotulo: 'Comitente' },
    carteiraId: { rotulo: 'Carteira' },
    unidadeNegocioId: { rotulo: 'Unidade de negócio' },
    tipoMonta: { rotulo: 'Monta' },
    estadoConservacao: { rotulo: 'Conservação (0 a 5)' },
    classificadoEm: { rotulo: 'Classificado em', semArvore: true },
    crivoLeilao: { rotulo: 'Passou pelo crivo do leilão', semArvore: true },
    inibirVenda: { rotulo: 'Venda inibida', semArvore: true },
    vendaDireta: { rotulo: 'Venda direta', semArvore: true },
    devolucaoVeiculo: { rotulo: 'A devolver', semArvore: true },
    contrato: { rotulo: 'Contrato', busca: true, semArvore: true },
    sinistro: { rotulo: 'Sinistro', busca: true, semArvore: true },
    ultProprietarioDoc: {
      ...{ rotulo: 'CPF ou CNPJ do último proprietário', semArvore: true },
      mascara: { com: mascararCpfOuCnpj, inteiro: EQUIPE },
    },
  },
  lista: {
    colunas: ['placa', 'marca', 'modelo', 'anoModelo', 'situacao', 'patioId', 'noPatioDesde', 'comId'],
  },
  rotulos: {
    numeroMotorTipo: 'Como está o número do motor',
    placaUfe: 'Estado da placa',
    placaLocalidade: 'Cidade da placa',
    quantidade: 'Quantidade',
    unidadeMedida: 'Unidade de medida',
    itensDetalhados: 'Itens, pela última vistoria',
    patUidsAte: 'Pátios que o veem, até',
    cadastradoNos: 'Pátios de quem o cadastrou',
    'cadastradoNos.patUids': 'Pátios',
    'cadastradoNos.em': 'Cadastrado em',
    'itensDetalhados.equipamentos': 'Equipamentos',
    'itensDetalhados.pneus': 'Pneus',
    classificacaoAvariasBanco: 'Avarias, na classe do banco',
    faltaRecorte: 'Falta o recorte do chassi',
    faltaDecalque: 'Falta o decalque',
    dataRetomada: 'Retomado em',
    dataRepasse: 'Repassado em',
    codigoSpa: 'Código SPA',
    produtoBanco: 'Produto do banco',
    numeroAvisoSinistro: 'Número do aviso de sinistro',
    numeroSalvado: 'Número do salvado',
    recebidoPor: 'Recebido por',
    assessoriaJuridica: 'Assessoria jurídica',
    ultProprietario: 'Último proprietário',
    dataInicioComarca: 'Na comarca desde',
    dataFimComarca: 'Na comarca até',
    dataFimPrevisaoComarca: 'Previsão do fim na comarca',
    cidadeOrigemRemocaoDetran: 'Cidade de origem da remoção (Detran)',
    cadastradoAppComitente: 'Cadastrado pelo aplicativo do comitente',
    informacoesFipe: 'Tabela FIPE',
    fipeFonte: 'De onde veio o valor FIPE',
    'informacoesFipe.nome': 'Nome na tabela',
    'informacoesFipe.valor': 'Valor na tabela',
    'informacoesFipe.mes': 'Mês da tabela',
    laudoUrl: 'Laudo',
    videoUrl: 'Vídeo',
    spincar: 'Vista em 360°',
    informacaoComplementar: 'Informação complementar',
    observacaoInterna: 'Observação interna',
    bloquearRemocao: 'Remoção bloqueada',
    anoFabricacao: 'Ano de fabricação',
    km: 'Quilometragem',
    cor: 'Cor',
    combustivel: 'Combustível',
    cambio: 'Câmbio',
    direcao: 'Direção',
    possuiChave: 'Possui chave',
    valorMercado: 'Valor de mercado',
    retomada: 'Retomada',
    prazoDocumento: 'Prazo do documento (dias)',
    numeroMotor: 'Número do motor',
    observacao: 'Observação',
  },
  centavos: ['valorMercado', 'informacoesFipe.valor'],
  valores: {
    situacao: ROTULOS_SITUACAO_VEICULO,
    preparo: ROTULOS_PREPARO,
    fipeFonte: ROTULOS_FONTE_DA_FIPE,
    veiculoTipo: ROTULOS_VEICULO_TIPO,
    tipoMonta: ROTULOS_MONTA,
    numeroMotorTipo: ROTULOS_NUMERO_MOTOR,
  },
  internos: ['patUids', 'patUidsAte', 'cadastradoNos'],
  // Of the house alone, and of who had it before.
  reservados: { campos: ['observacaoInterna', 'ultProprietario'], para: VEEM_TODOS },
  titulo: ['marca', 'modelo', 'placa'],
  // The stock, oldest first, whole and by each of what it is looked at by, and of a large yard by its portfolio or by what it waits for; counted without
  // a row of it being read.
  arvores: [
    ...[[], ['patioId'], ['carteiraId'], ['comId'], ['preparo']],
    ...[
      ['patioId', 'carteiraId'],
      ['patioId', 'preparo'],
    ],
  ].map((campos) => [...['hotsiteId', ...campos, 'noPatioDesde']]),
  somas: [
    ['hotsiteId', 'removidoEm', 'preparo', 'patioId', 'comId', 'carteiraId'],
    ['hotsiteId', 'removidoEm', 'preparo', 'noPatioDesde', 'patioId'],
    ['hotsiteId', 'removidoEm', 'preparo', 'noPatioDesde', 'comId', 'carteiraId'],
  ],
  unicos: [['placa'], ['chassi']],
  // The old form of a plate and Mercosul's are one plate, a Renavam with its zeros before and without one number.
  equivalentes: {
    placa: (placa) => [...new Set([placa, ...formasDaPlaca(placa)])],
    // No index holds it: two of before may have one.
    renavam: (renavam) => [...new Set([renavam, ...formasDoRenavam(renavam)])],
  },
  refs: {
    ...{ comId: 'comitente', carteiraId: 'carteira', unidadeNegocioId: 'unidadeNegocio' },
  },
  async confere({ antes, depois }, { registros }: ServicosDaCasa) {
    exigirIdentidade(antes, depois);
    const { comId, carteiraId } = depois;
    if (carteiraId === undefined || (antes?.carteiraId === carteiraId && antes.comId === comId)) return;
    if (comId === undefined || !(await carteirasDoComitente(registros, comId)).includes(carteiraId))
      throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['carteiraId: não é uma carteira do comitente dele']);
  },
  acoes: {
    atualizarPelaFipe: {
      resumo: 'Atualiza pela FIPE: o valor do mês, por código e ano do modelo',
      papeis: QUEM_IMPORTA_A_FIPE,
      async executar({ doc }, { valorNaFipe }: ServicosDaCasa) {
        const informacoesFipe = await valorNaFipe(doc);
        const { valor, mes } = doc.informacoesFipe ?? {};
        // What it has already keeps where it came from.
        return valor === informacoesFipe.valor && mes === informacoesFipe.mes
          ? {}
          : { informacoesFipe, fipeFonte: 'CONSULTA' as const };
      },
    },
    classificar: {
      resumo: 'Classifica: monta, conservação e avarias; a última vale',
      papeis: QUEM_CLASSIFICA_VEICULOS,
      corpo: classificacaoDoVeiculo,
      executar({ corpo }, { agora }) {
        const { classificacaoAvariasBanco, ...dito } = corpo as z.output<typeof classificacaoDoVeiculo>;
        return {
          ...{ ...dito, classificacaoAvariasBanco: classificacaoAvariasBanco ?? null },
          classificadoEm: new Date(agora()).toISOString(),
        };
      },
    },
  },
  efeitos: {
    custodia: {
      rotulo: 'Cadeia de custódia',
      em: ['criar', 'alterar', 'classificar'],
      dados: daCustodia,
      prepara: ({ antes, depois, ato, agora }) => linhaDaCustodia(antes, depois, ato, agora),
      faz: (linha: z.output<typeof daCustodia>, servicos: ServicosDaCasa, { uid, chave }) =>
        servicos.anotarNaCustodia(uid, linha, chave),
    },
    situacao: {
      rotulo: 'Situação do veículo',
      em: ['criar', 'alterar', 'classificar', 'restaurar'],
      dados: z.strictObject({}),
      prepara: ({ antes, depois }) =>
        antes !== null && DO_LUGAR.every((campo) => antes[campo] === depois[campo]) ? null : {},
      faz: (_: object, servicos: ServicosDaCasa, { uid }) => servicos.acertarSituacaoDoVeiculo(uid),
    },
  },
  // What a lot is sold as, no other lot is: a plate that changes under an open one is taken as if that lot had been given it.
  emVolta: ({ antes, depois }, { comPlacaNova }: ServicosDaCasa, gravar) =>
    depois.placa === undefined || depois.placa === antes.placa || depois.removidoEm !== undefined
      ? gravar()
      : comPlacaNova(depois, gravar),
  async usadoPor({ uid }, acesso, { emDia, loteDoVeiculo }: ServicosDaCasa) {
    await emDia();
    if ((await loteDoVeiculo(acesso, uid)) === null) return [];
    return [{ rotulo: { um: 'lote', varios: 'lotes' }, daMarca: 1, deOutra: false }];
  },
  detalhe: {
    resposta: {
      lelUid: z.guid().nullable().describe('O lote em que é vendido'),
      leiUid: z.guid().nullable(),
    },
    async de({ uid }, acesso, { emDia, loteDoVeiculo }: ServicosDaCasa) {
      await emDia();
      const lote = await loteDoVeiculo(acesso, uid);
      return { lelUid: lote?.lelUid ?? null, leiUid: lote?.leiUid ?? null };
    },
  },
});
