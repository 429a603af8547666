import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { PorModo } from '@martelo/shared/modo';
import { PAPEIS_INTERNOS, type PapelInterno } from '@martelo/shared/papeis';
import {
  abertoPorPapeis,
  buscaDosRecursos,
  type CampoDescrito,
  type CampoDoRecurso,
  type RecursoDescrito,
  recursosDescritos,
} from '@martelo/shared/recurso';
import { quemAbre } from '@martelo/shared/rotas-do-admin';
import { z } from 'zod';
import { INDICES_DO_PORTO } from '../../records/campos.ts';
import type { Acesso, DefinicaoColecao } from '../../records/records.ts';
import { type Rota, rota } from '../rota.ts';
import { schemaEm } from './campos.ts';
import type { QualquerRecurso, Recurso, Servicos } from './declaracao.ts';
import { descrever } from './descrever.ts';
import { atoEmAlgumPatio } from './no-patio.ts';
import { tem } from './politica.ts';
import { rotuloDe } from './rotulos.ts';
import { exportaInteiros, nomeaveisPor, reservadosDe } from './visao.ts';

/**
 * What is listed as records are, and written by calls of its own: no call, collection or history follows from its declaration, and its
 * screens are made by hand.
 */
export interface Tela {
  recurso: QualquerRecurso;
  /** The same in each mode's words, where they are others. */
  porModo?: PorModo<QualquerRecurso>;
  /** Those that its list begins with; null of what has none. */
  colunas: readonly string[] | null;
  /** The field that its list is ordered by, downwards, while nobody chooses; its number where left out. */
  ordem?: string;
  /** The kind whose screen a row opens, by its name, where that is another. */
  abre?: string;
  /**
   * Of a list whose rows are a collection of this very definition: looked at live, as records are. `junto`: what its rows show besides, by
   * the same uid; a row's revision is then the sum of both.
   */
  aoVivo?: { junto: DefinicaoColecao<never> };
}

/** The port's own, and what is told by others. */
const FORA = new Set(['removidoEm', 'desfeito', 'desfez', 'ultimaAcao', 'ultimoComando', 'segundaPessoa']);

/**
 * What a screen for each kind is drawn from: for the caller, the kinds that they may read and what they may do with each; of the others,
 * whose they are.
 */
export const rotasDosMetadados = <S extends Servicos>(
  recursos: readonly QualquerRecurso<S>[],
  telas: readonly Tela[] = [],
): Rota[] => {
  // Of the declarations alone, and so once: who asks decides what of it is told.
  const descrito = (
    qual: unknown,
    resto: {
      colunas: readonly string[] | null;
      proprio: boolean;
      abre?: string | undefined;
      ordem?: string | undefined;
    },
  ) => {
    const recurso = qual as Recurso<never, never>;
    const { nome, modulo, papeis } = recurso.declaracao;
    const semLista = resto.proprio && resto.colunas === null;
    const rota = semLista ? rotaDeUm(nome) : rotaDaLista(recurso.declaracao);
    const telasDe = quemAbre({ nome, modulo, le: papeis.le });
    const rotas = { rota, rotaDeUm: rotaDeUm(nome) };
    return { recurso, ...resto, telasDe, campos: camposDe(recurso), rotas };
  };
  const especies = recursos.map((recurso) => {
    const { colunas = null, ordem } = recurso.declaracao.lista ?? {};
    return descrito(recurso, { colunas, ordem, proprio: false });
  });
  const com = (modo: TipoHotsite) => [
    ...especies,
    ...telas.map(({ recurso, porModo: emCada, colunas, abre, ordem }) =>
      descrito(emCada?.[modo] ?? recurso, { colunas, abre, ordem, proprio: true }),
    ),
  ];
  const porModo = { leilao: com('leilao'), loja: com('loja') };
  const proprios = rota({
    metodo: 'get',
    caminho: '/v1/recursos',
    resumo: 'As espécies de registro que posso ler: campos, ações e situações de cada uma',
    guarda: 'interno',
    query: buscaDosRecursos,
    resposta: recursosDescritos,
    executar({ query: { esquemas }, chamador: { acesso, hotsite } }) {
      const descritos = porModo[hotsite.tipo];
      const meu = ({ recurso }: (typeof descritos)[number]) => tem(acesso, recurso.declaracao.papeis.le);
      return {
        itens: descritos.filter(meu).map((um) => recursoPara(um, acesso, esquemas === 'true')),
        fechados: descritos
          .filter(({ telasDe }) => !tem(acesso, telasDe))
          .map(({ recurso: { declaracao }, rotas, telasDe }) => ({
            ...{ nome: declaracao.nome, titulo: declaracao.rotulo.varios, papeis: [...telasDe] },
            ...rotas,
          })),
      };
    },
  });
  const dePapeis = rota({
    metodo: 'get',
    caminho: '/v1/recursos/de-papeis',
    resumo: 'O que papéis abrem juntos nesta marca: telas, ações, e os campos que leem e escrevem',
    guarda: ['Interno - ADM'],
    query: z.strictObject({
      papel: z
        .union([z.enum(PAPEIS_INTERNOS), z.array(z.enum(PAPEIS_INTERNOS)).max(PAPEIS_INTERNOS.length)])
        .optional()
        .describe('Um ou vários'),
    }),
    resposta: abertoPorPapeis,
    executar({ query: { papel = [] }, chamador: { hotsite } }) {
      const papeis = [papel].flat();
      // Nobody's: roles alone are asked about, by the very description that who has them is given.
      const acesso: Acesso = {
        tipo: 'interno',
        hotsiteId: hotsite.id,
        hotsites: [hotsite.id],
        usuUid: '',
        papeis,
      };
      return {
        itens: porModo[hotsite.tipo]
          .filter((um) => tem(acesso, um.recurso.declaracao.papeis.le) && tem(acesso, um.telasDe))
          .map((um) => recursoPara(um, acesso, false))
          .map(({ nome, rotulo: { varios }, modulo, rota: onde, escreve, acoes, campos }) => ({
            ...{
              nome,
              titulo: varios,
              modulo,
              rota: onde,
              escreve,
              acoes: acoes.map(({ resumo }) => resumo),
            },
            campos: campos.map(({ campo, rotulo, escreve: escreveNele, mascarado, inteiro }) => ({
              ...{ campo, rotulo, escreve: escreveNele, mascarado, inteiro },
            })),
          })),
      };
    },
  });
  return [proprios, dePapeis];
};

/** Every field, by its declaration; which of them are told is for who asks to decide. */
export function camposDe(recurso: Recurso<never, never>): CampoDescrito[] {
  const { declaracao, guardado } = recurso;
  const nomes = new Set(['id', ...Object.keys(guardado.shape), ...Object.keys(declaracao.campos)]);
  const doPorto = Object.entries(INDICES_DO_PORTO).filter(([campo]) => !nomes.has(campo));
  return [
    ...[...nomes].flatMap((campo) => {
      const escrito = declaracao.escrita.shape[campo];
      const schema = escrito ?? schemaEm(guardado, campo);
      if (FORA.has(campo) || schema === undefined) return [];
      return descrever(recurso, campo, schema, escrito !== undefined) ?? [];
    }),
    ...doPorto.map(([campo, tipo]): CampoDescrito => {
      const deQuem = campo.endsWith('By');
      return {
        ...{ campo, rotulo: rotuloDe(recurso, campo), tipo: deQuem ? 'uid' : tipo, lista: false },
        ...{ opcoes: null, obrigatorio: true, minimo: null, maximo: null, padrao: null, campos: [] },
      };
    }),
  ];
}

/** Where in the back office its list is. */
export const rotaDaLista = ({ lista, caminho }: { lista?: { rota?: string }; caminho: string }): string =>
  lista?.rota ?? caminho.split('/').at(-1)!;

/** Where in the back office the screen of one is. */
const rotaDeUm = (nome: string): string => nome.replace(/[A-Z]/g, (letra) => `-${letra.toLowerCase()}`);

function recursoPara(
  {
    recurso,
    colunas,
    proprio,
    abre,
    ordem = 'id',
    campos,
    rotas,
    telasDe,
  }: {
    recurso: Recurso<never, never>;
    colunas: readonly string[] | null;
    proprio: boolean;
    abre?: string | undefined;
    ordem?: string | undefined;
    campos: CampoDescrito[];
    rotas: { rota: string; rotaDeUm: string };
    telasDe: readonly PapelInterno[];
  },
  acesso: Acesso,
  esquemas: boolean,
): RecursoDescrito {
  const { declaracao } = recurso;
  const { nome, caminho, rotulo, modulo, papeis, refs = {}, acoes = {}, efeitos = {} } = declaracao;
  const { transicoes, escrita, unicos = [], fila, titulo, semHistorico = false } = declaracao;
  const escreve = tem(acesso, papeis.escreve) && atoEmAlgumPatio(acesso, nome, 'escreve');
  const cria = escreve || tem(acesso, declaracao.cria ?? []);
  const tela = tem(acesso, telasDe);
  const minhasAcoes = Object.entries(acoes).filter(
    ([ato, acao]) => tem(acesso, acao.papeis) && atoEmAlgumPatio(acesso, nome, ato),
  );
  return {
    nome,
    caminho,
    rotulo,
    modulo,
    ...rotas,
    abre: rotaDeUm(abre ?? nome),
    ordem,
    proprio,
    ...{ tela, listado: tela && (!proprio || colunas !== null) },
    colunas: colunas === null ? null : [...colunas],
    escreve,
    cria,
    unico: unicos.some((combinacao) => combinacao.length === 0),
    ...{ historico: !semHistorico, aDois: declaracao.aDois !== undefined },
    formatos: ['xlsx', 'csv'],
    exportaInteiros: exportaInteiros(recurso, acesso),
    titulo: [
      ...(titulo ??
        Object.keys(declaracao.campos)
          .filter((um) => declaracao.campos[um]?.busca)
          .slice(0, 1)),
    ],
    campos: camposPara(recurso, campos, acesso),
    refs,
    efeitos: Object.entries(efeitos).map(([chave, { rotulo: deles, em, desfaz }]) => ({
      ...{ nome: chave, rotulo: deles, em: [...em], temVolta: desfaz !== undefined },
    })),
    acoes: minhasAcoes.map(([chave, { resumo, corpo, para = null, quando = null, soUm = false }]) => ({
      ...{ nome: chave, resumo, para, emMassa: !soUm, corpo: corpo && esquemas ? esquema(corpo) : null },
      quando: quando && { campo: quando.campo, valores: [...quando.valores] },
      campos: Object.entries<z.ZodType>(corpo?.shape ?? {}).flatMap(
        ([campo, schema]) => descrever(recurso, campo, schema, true) ?? [],
      ),
    })),
    transicoes: transicoes
      ? {
          campo: transicoes.campo,
          tabela: transicoes.tabela
            .filter(({ quem }) => tem(acesso, quem))
            .map(({ de, para }) => ({ de, para })),
        }
      : null,
    // Nothing waits for who can do nothing about it.
    fila:
      fila && tela && (escreve || minhasAcoes.length > 0) ? { ...fila, valores: [...fila.valores] } : null,
    escrita: esquemas ? esquema(escrita) : null,
  };
}

function camposPara(
  recurso: Recurso<never, never>,
  campos: readonly CampoDescrito[],
  acesso: Acesso,
): CampoDoRecurso[] {
  const { declaracao } = recurso;
  const escreve =
    tem(acesso, [...declaracao.papeis.escreve, ...(declaracao.cria ?? [])]) &&
    atoEmAlgumPatio(acesso, declaracao.nome, 'escreve');
  const nomeaveis = new Set(nomeaveisPor(recurso, acesso));
  const reservados = new Set(reservadosDe(recurso, acesso));
  return campos
    .filter(({ campo }) => !reservados.has(campo))
    .map((um) => {
      const { mascara, busca = false, semOrdem = false, soPeloValor } = declaracao.campos[um.campo] ?? {};
      const nomeavel = nomeaveis.has(um.campo);
      const ref = declaracao.refs?.[um.campo] ?? null;
      return {
        ...um,
        campos: um.campos.filter(({ campo }) => !reservados.has(campo)),
        escreve: escreve && um.campo in declaracao.escrita.shape,
        mascarado: mascara !== undefined,
        inteiro: mascara !== undefined && tem(acesso, mascara.inteiro),
        busca,
        nomeavel,
        filtros: !nomeavel
          ? []
          : soPeloValor
            ? ['exata', 'lista']
            : filtrosDe(um, mascara !== undefined, ref !== null),
        ordena: nomeavel && mascara === undefined && !semOrdem,
        ref,
      };
    });
}

/** Which kinds of filter say something of such a field; a masked one is found by its whole value, and by nothing that tells it bit by bit. */
function filtrosDe(
  { campo, tipo }: CampoDescrito,
  mascarado: boolean,
  nomeia: boolean,
): CampoDoRecurso['filtros'] {
  if (mascarado) return ['exata', 'lista', 'existe'];
  // Whom it names has a number, and no number lies between two people.
  if (nomeia) return ['exata', 'diferente', 'lista', 'existe'];
  if (campo.split('.').at(-1) === 'marca') return ['marca', 'exata', 'diferente', 'existe'];
  switch (tipo) {
    case 'opcao':
      return ['multipla', 'exata', 'diferente', 'existe'];
    case 'booleano':
      return ['exata', 'existe'];
    case 'inteiro':
    case 'real':
    case 'centavos':
      return ['range', 'exata', 'diferente', 'lista', 'existe'];
    case 'data':
    case 'instante':
      return ['range', 'existe'];
    case 'texto':
    case 'paragrafos':
    case 'uid':
      return ['exata', 'diferente', 'lista', 'existe'];
    case 'grupo':
      return ['existe'];
  }
}

const esquema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
