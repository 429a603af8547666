import { canonico } from '@martelo/shared/canonico';
import { DIREITOS_NO_PATIO, ROTULOS_DIREITO } from '@martelo/shared/direitos-no-patio';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import { LOTE_ACEITA_LANCES } from '@martelo/shared/lote-situacao';
import type { VagaNoMapa } from '@martelo/shared/mapa-do-patio';
import { PAPEIS_INTERNOS, PAPEL_DO_PATIO, QUEM_ENTREGA, QUEM_PEDE_REMOCOES } from '@martelo/shared/papeis';
import {
  patioDerivado,
  patioEscrita,
  patioPublico,
  trechoDeEndereco,
  urlDoPatio,
} from '@martelo/shared/patio';
import { ATIVO_OU_INATIVO } from '@martelo/shared/situacao-do-cadastro';
import { ESTADOS_UF } from '@martelo/shared/uf';
import { z } from 'zod';
import { SEM_REMOVIDOS } from '../api/recurso/politica.ts';
import { filtrosDosParametros, listarPublico } from '../api/recurso/publicas.ts';
import { recurso } from '../api/recurso/recurso.ts';
import { type Rota, rota } from '../api/rota.ts';
import type { IndiceLotes } from '../leituras/busca/indice-lotes.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Acesso, Colecao, Registros } from '../records/records.ts';
import { exigirMapa, porVagasDeVolta, vagasTiradas } from './mapa-do-patio.ts';
import { pessoasDosPatios } from './pessoas-dos-patios.ts';
import { recessosDosPatios } from './recessos-dos-patios.ts';
import type { ServicosDaCasa } from './servicos.ts';
import type { RecessoDoPatio } from './servicos-dos-patios.ts';
import { leiloesQueNomeiam, lotesQueNomeiam } from './usado-em-leiloes.ts';

const LUGAR = {
  estadoUf: { descricao: 'Estado: SP', campo: 'estadoUf', valor: (uf: string) => uf.toUpperCase() },
  cidade: {
    descricao: 'Cidade, com ou sem acentos: Guarulhos',
    campo: 'cidadeBusca',
    valor: trechoDeEndereco,
  },
};

/** What follows from what staff write of a yard. */
export const derivadosDoPatio = (
  { nome, cidade, estadoUf }: z.output<typeof patioEscrita>,
  _servicos?: unknown,
  _feitoPor?: string,
  antes?: { nome: string; nomesAntes?: string[] | undefined },
) => ({
  estado: ESTADOS_UF[estadoUf],
  cidadeBusca: trechoDeEndereco(cidade),
  nomeBusca: trechoDeEndereco(nome),
  nomesAntes: [...new Set([...(antes?.nomesAntes ?? []), ...(antes ? [antes.nome] : [])])].filter(
    (um) => um !== nome,
  ),
});

const DIAS_DA_SEMANA = {
  ...{ 0: 'Domingo', 1: 'Segunda-feira', 2: 'Terça-feira', 3: 'Quarta-feira', 4: 'Quinta-feira' },
  ...{ 5: 'Sexta-feira', 6: 'Sábado' },
};

export const PAPEL_PATIO = PAPEL_DO_PATIO;
/** Who hands over at any yard. */
const DE_TODOS = QUEM_ENTREGA.filter((papel) => papel !== PAPEL_PATIO);
/** Whether somebody with these roles hands over only at the yards that they stand at. */
export const soDosSeus = (papeis: readonly string[]): boolean =>
  papeis.includes(PAPEL_PATIO) && !DE_TODOS.some((papel) => papeis.includes(papel));

const guarda = {
  ...patioDerivado.shape,
  /** Who of the house stands there. */
  usuarios: z.array(z.guid()).max(200).default([]),
  /** Of these, who does not do everything there, and what they do (decision 584). */
  direitos: z
    .array(z.strictObject({ usuario: z.guid(), direitos: z.array(z.enum(DIREITOS_NO_PATIO)).min(1).max(4) }))
    .max(200)
    .default([]),
};

type ComAgenda = {
  agenda?: { recessos: readonly RecessoDoPatio[] } | undefined;
  removidoEm?: string | undefined;
};
const dosDias = ({ de, ate, motivo }: RecessoDoPatio) => `${de} ${ate} ${motivo}`;
/** Recesses that a change adds. */
function recessosNovos(antes: ComAgenda | null, depois: ComAgenda): RecessoDoPatio[] {
  if (depois.removidoEm !== undefined) return [];
  const havia = new Set((antes?.agenda?.recessos ?? []).map(dosDias));
  return (depois.agenda?.recessos ?? []).filter((um) => !havia.has(dosDias(um)));
}

/** Yards of one or more brands. */
export const PATIOS = recurso({
  nome: 'patio',
  caminho: '/v1/patios',
  rotulo: { um: 'Pátio', varios: 'Pátios' },
  modulo: 'patios',
  escrita: patioEscrita,
  guarda,
  derivados: derivadosDoPatio,
  marca: 'hotsites',
  // A drawn map of a thousand spots.
  limite: 128 * 1024,
  papeis: { le: PAPEIS_INTERNOS, escreve: ['Interno - ADM', 'Interno - Pátio'] },
  noPatio: ({ depois }) => ({ patUid: depois.uid, direito: 'GESTAO' }),
  // Who stands at some yards writes of those, and makes none.
  cria: ['Interno - ADM'],
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    nomeBusca: { rotulo: 'Nome no endereço da página' },
    cidade: { rotulo: 'Cidade', busca: true },
    cidadeBusca: { rotulo: 'Cidade no endereço da página' },
    endereco: { rotulo: 'Endereço', busca: true, semArvore: true },
    estadoUf: { rotulo: 'Estado' },
    situacao: { rotulo: 'Situação' },
    mostrarNoSite: { rotulo: 'No site' },
    usuarios: { rotulo: 'Quem trabalha nele' },
  },
  rotulos: {
    responsavel: 'Responsável',
    telefone: 'Telefone',
    explicacaoVisitacao: 'Visitação',
    googleMaps: 'Endereço no mapa',
    mapa: 'Desenho do caminho',
    fotos: 'Fotos',
    coordenadas: 'Coordenadas',
    'coordenadas.latitude': 'Latitude',
    'coordenadas.longitude': 'Longitude',
    agenda: 'Agenda de retirada',
    'agenda.janelas': 'Horários',
    'agenda.janelas.dias': 'Dias da semana',
    'agenda.janelas.abre': 'Abre às',
    'agenda.janelas.fecha': 'Fecha às',
    'agenda.minutos': 'Minutos de cada horário',
    'agenda.lugares': 'Retiradas por horário',
    'agenda.lugaresEntrada': 'Entradas por horário',
    'agenda.lugaresServicos': 'Serviços por horário',
    'agenda.recessos': 'Recessos',
    'agenda.recessos.de': 'De',
    'agenda.recessos.ate': 'Até',
    'agenda.recessos.motivo': 'Motivo',
    'agenda.recessos.remarcar': 'Liberar e avisar quem já agendou',
    'agenda.antecedenciaHoras': 'Antecedência (horas)',
    'agenda.horizonteDias': 'Até quantos dias à frente',
    'agenda.diasGratis': 'Dias sem estadia',
    'agenda.valorDia': 'Estadia por dia',
    'agenda.oQueLevar': 'O que levar',
    capacidade: 'Quantos veículos cabem',
    'capacidade.LEVE': 'Leves',
    'capacidade.MOTO': 'Motos',
    'capacidade.PESADO': 'Pesados',
    'capacidade.UTILITARIO': 'Utilitários',
    corredores: 'Corredores, no mapa',
    'corredores.linha': 'Da linha',
    'corredores.coluna': 'Da coluna',
    'corredores.ateLinha': 'Até a linha',
    'corredores.ateColuna': 'Até a coluna',
    'corredores.nome': 'Nome do corredor',
    vagas: 'Vagas, no mapa',
    'vagas.codigo': 'Código da vaga',
    'vagas.linha': 'Linha',
    'vagas.coluna': 'Coluna',
    estado: 'Nome do estado',
    nomesAntes: 'Nomes de antes',
    direitos: 'O que cada pessoa faz nele',
    'direitos.usuario': 'Pessoa',
    'direitos.direitos': 'Faz',
  },
  centavos: ['agenda.valorDia'],
  valores: {
    situacao: ATIVO_OU_INATIVO,
    'agenda.janelas.dias': DIAS_DA_SEMANA,
    'direitos.direitos': ROTULOS_DIREITO,
  },
  publico: {
    so: { situacao: 'ATIVO', mostrarNoSite: true },
    listas: [
      { caminho: '/v1/patios/lista-site', resumo: 'Pátios que o site mostra, por nome', parametros: LUGAR },
      {
        caminho: '/v1/patios/ativos',
        resumo: 'Pátios em uso; a equipe vê também os que o site não mostra',
        com: { situacao: 'ATIVO' },
        parametros: LUGAR,
      },
    ],
    campos: ['id', 'uid', 'nome', 'cidade', 'cidadeBusca', 'estadoUf'],
    resposta: patioPublico,
    mostra(docs, { id }, { indice }: ServicosDaCasa) {
      const lotes = lotesPorPatio(indice, id);
      return docs.map((doc) => ({
        id: doc.id,
        uid: doc.uid,
        nome: doc.nome,
        cidade: doc.cidade,
        estado: doc.estado,
        estadoUf: doc.estadoUf,
        cidadeBusca: doc.cidadeBusca,
        endereco: doc.endereco,
        telefone: doc.telefone ?? null,
        explicacaoVisitacao: doc.explicacaoVisitacao ?? null,
        googleMaps: doc.googleMaps ?? null,
        mapa: doc.mapa ?? null,
        fotos: doc.fotos,
        coordenadas: doc.coordenadas ?? null,
        url: urlDoPatio(doc),
        qtdLotes: [...new Set([doc.nomeBusca, ...(doc.nomesAntes ?? []).map(trechoDeEndereco)])].reduce(
          (soma, nome) => soma + (lotes.get(nome) ?? 0),
          0,
        ),
      }));
    },
  },
  async confere({ acesso, hotsite, antes, depois }, { registros, retiradasNoRecesso }: ServicosDaCasa) {
    await exigirMapa(registros, hotsite.id, antes, depois);
    if (antes?.nomeBusca !== depois.nomeBusca) await exigirNomeDeNenhumOutro(registros, depois);
    const semRemarcar = recessosNovos(antes, depois).filter(({ remarcar }) => remarcar !== true);
    const quantas = semRemarcar.length === 0 ? 0 : await retiradasNoRecesso(depois.uid, semRemarcar);
    if (quantas > 0)
      throw new ErroMartelo('RECESSO_COM_AGENDA', { quantas, patios: [{ patio: depois.nome, quantas }] });
    if (acesso.tipo !== 'interno' || !soDosSeus(acesso.papeis)) return;
    // Who stands at some yards writes of those; what keeping costs is the house's to say, and by the name lots find the yard that says it.
    exigirDosSeus(acesso, antes);
    if (antes?.nomeBusca !== depois.nomeBusca)
      throw new ErroMartelo(
        'SEM_PERMISSAO',
        {},
        'É pelo nome que os lotes citam o pátio: quem o muda é um administrador.',
      );
    if (
      antes !== null &&
      canonico((antes.agenda?.recessos ?? []) as never) !== canonico((depois.agenda?.recessos ?? []) as never)
    )
      throw new ErroMartelo('SEM_PERMISSAO', {}, 'Os recessos do pátio são definidos por um administrador.');
    const custa = ({ agenda }: Pick<typeof depois, 'agenda'>) =>
      canonico([agenda?.valorDia ?? 0, agenda?.diasGratis ?? 0]);
    if (antes !== null && custa(antes) !== custa(depois))
      throw new ErroMartelo(
        'SEM_PERMISSAO',
        {},
        'O valor da estadia e os dias sem cobrança são definidos por um administrador.',
      );
  },
  // Of what is removed nothing else is checked.
  async emVolta({ acesso, antes, depois }, servicos: ServicosDaCasa, gravar) {
    if (depois.removidoEm !== undefined) exigirDosSeus(acesso, antes);
    const gravado = await gravar();
    const novos = recessosNovos(antes, depois);
    // Who acts sees it done; what is cut short is done as an effect.
    if (novos.length > 0) await servicos.liberarNoRecesso(depois.uid, novos).catch(() => {});
    return gravado;
  },
  efeitos: {
    vagasComVeiculo: {
      rotulo: 'Vagas ocupadas de volta ao mapa',
      em: ['alterar'],
      dados: z.strictObject({
        vagas: z.array(z.strictObject({ codigo: z.string(), linha: z.int(), coluna: z.int() })),
      }),
      prepara({ antes, depois }) {
        const vagas = vagasTiradas(antes, depois);
        return vagas.length === 0 ? null : { vagas };
      },
      async faz({ vagas }: { vagas: VagaNoMapa[] }, servicos: ServicosDaCasa, { uid }): Promise<void> {
        await porVagasDeVolta(servicos.registros, guardadosEm(servicos)(), uid, vagas);
      },
    },
    liberarRetiradas: {
      rotulo: 'Retiradas liberadas pelo recesso',
      em: ['criar', 'alterar'],
      dados: z.strictObject({
        recessos: z.array(z.strictObject({ de: z.string(), ate: z.string(), motivo: z.string() })),
      }),
      prepara({ antes, depois }) {
        const recessos = recessosNovos(antes, depois).map(({ de, ate, motivo }) => ({ de, ate, motivo }));
        return recessos.length === 0 ? null : { recessos };
      },
      // Also who was booked between the look and the write.
      async faz({ recessos }: { recessos: RecessoDoPatio[] }, servicos: ServicosDaCasa, { uid }) {
        await servicos.liberarNoRecesso(uid, recessos);
      },
    },
  },
  // By its name: neither auctions nor lots know its number.
  async usadoPor(doc, acesso, servicos: ServicosDaCasa) {
    const valores = [doc.nome, ...(doc.nomesAntes ?? [])];
    const pelo = (campo: string) => ({ tipo: 'multipla', campo, valores }) as const;
    const nomeado = { doc, acesso, servicos };
    return [
      await leiloesQueNomeiam([pelo('localRealizacao.nome')], nomeado),
      await lotesQueNomeiam(pelo('dados.localizacao.patio'), nomeado),
    ];
  },
  rotas: (servicos: ServicosDaCasa, escritor) => [
    ...[porNome(servicos), paraRemocoes(servicos)],
    ...pessoasDosPatios(servicos, guardadosEm(servicos)),
    ...recessosDosPatios(servicos, escritor as never, guardadosEm(servicos)),
  ],
});

/** By a name that another yard had lots still find that one. @throws ErroMartelo JA_EXISTE */
async function exigirNomeDeNenhumOutro(
  registros: Registros,
  { uid, nomeBusca, hotsites }: { uid: string; nomeBusca: string; hotsites: number[] },
): Promise<void> {
  for (const valor of hotsites) {
    const filtros: Filtro[] = [{ tipo: 'exata', campo: 'hotsites', valor }, SEM_REMOVIDOS];
    for await (const outro of registros.colecao(PATIOS).percorrer(SISTEMA, { filtros }))
      if (outro.uid !== uid && (outro.nomesAntes ?? []).some((um) => trechoDeEndereco(um) === nomeBusca))
        throw new ErroMartelo(
          'JA_EXISTE',
          { campo: 'nome' },
          `Este nome já foi do pátio “${outro.nome}”, e os lotes de então o encontram por ele. Escolha outro nome.`,
        );
  }
}

/** @throws ErroMartelo SEM_PERMISSAO to who hands over at other yards alone */
function exigirDosSeus(acesso: Acesso, patio: { uid: string } | null): void {
  if (acesso.tipo !== 'interno' || !soDosSeus(acesso.papeis)) return;
  if (patio === null || !(acesso.patios ?? []).includes(patio.uid))
    throw new ErroMartelo('SEM_PERMISSAO', {}, 'Você não trabalha neste pátio: peça a um administrador.');
}

/** Lots that take bids, by the name of the yard they stand at. */
function lotesPorPatio(indice: IndiceLotes, hotsite: number): ReadonlyMap<string, number> {
  const fixos: Filtro[] = [{ tipo: 'multipla', campo: 'situacao', valores: [...LOTE_ACEITA_LANCES] }];
  const { facetas } = indice.buscar({ hotsite, fixos, facetas: ['patio'], pagina: 1, porPagina: 1 });
  return new Map(
    facetas.patio?.map(({ valor, quantidade }) => [trechoDeEndereco(valor), quantidade] as const),
  );
}

const porNome = (servicos: ServicosDaCasa): Rota => {
  const listar = listarPublico(PATIOS, servicos);
  return rota({
    metodo: 'get',
    caminho: '/v1/patio/por-nome/:name',
    resumo: 'Um pátio pelo nome, como se escreve ou como está no endereço da página',
    guarda: 'publica',
    params: z.object({ name: z.string().trim().min(1).max(120) }),
    query: z.object({
      estadoUf: z.string().max(2).optional().describe(LUGAR.estadoUf.descricao),
      cidade: z.string().max(120).optional().describe(LUGAR.cidade.descricao),
    }),
    resposta: patioPublico,
    async executar({ params: { name }, query, chamador: { acesso, hotsite } }) {
      const pelo: Filtro = { tipo: 'exata', campo: 'nomeBusca', valor: trechoDeEndereco(name) };
      const filtros = [pelo, ...filtrosDosParametros(LUGAR, query)];
      const { itens } = await listar(acesso, hotsite, { filtros, pagina: 1, porPagina: 1 });
      if (itens[0] === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
      return itens[0];
    },
  });
};

const patioDeRemocao = z.object({
  ...{ id: z.int(), uid: z.guid(), nome: z.string(), cidade: z.string(), estadoUf: z.string() },
  ...{ endereco: z.string(), coordenadas: patioPublico.shape.coordenadas },
});

/** Also those that the site does not show: what is fetched for the house stands where the house says. */
const paraRemocoes = ({ registros }: ServicosDaCasa): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/patios/remocoes',
    resumo: 'Os pátios em uso, a que se levam veículos, por nome',
    guarda: QUEM_PEDE_REMOCOES,
    resposta: z.object({ itens: z.array(patioDeRemocao), total: z.int() }),
    async executar({ chamador: { hotsite } }) {
      const itens: z.output<typeof patioDeRemocao>[] = [];
      const filtros: Filtro[] = [
        { tipo: 'exata', campo: 'hotsites', valor: hotsite.id },
        { tipo: 'exata', campo: 'situacao', valor: 'ATIVO' },
        SEM_REMOVIDOS,
      ];
      const ordem = { campo: 'nome', tipoOrdenacao: 'asc', tipoCampo: 'text' } as const;
      for await (const um of registros.colecao(PATIOS).percorrer(SISTEMA, { filtros, ordem })) {
        const { id, uid, nome, cidade, estadoUf, endereco, coordenadas = null } = um;
        itens.push({ id, uid, nome, cidade, estadoUf, endereco, coordenadas });
      }
      return { itens, total: itens.length };
    },
  });

/** Said with its type: it is asked for by the declaration itself. */
function guardadosEm({ registros }: ServicosDaCasa): () => Colecao<never> {
  return () => registros.colecao(PATIOS as never) as never;
}
