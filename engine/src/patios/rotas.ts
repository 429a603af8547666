import { ErroMartelo } from '@martelo/shared/erros';
import type { Consulta, Filtro } from '@martelo/shared/filtro';
import { uuidv7 } from '@martelo/shared/identificador';
import { LOTE_ACEITA_LANCES } from '@martelo/shared/lote-situacao';
import { type Patio, patioEscrita, patioPublico, trechoDeEndereco } from '@martelo/shared/patio';
import { z } from 'zod';
import { camposDe, parametrosDeLista } from '../http/consulta.ts';
import { type Chamador, type Rota, rota } from '../http/rota.ts';
import { idOuUid } from '../leiloes/comando.ts';
import { mudancasDe } from '../leiloes/mudancas.ts';
import { semCarimbos } from '../records/campos.ts';
import { mostrandoVersoes } from '../records/conflitos.ts';
import { porIdOuUid } from '../records/por-id-ou-uid.ts';
import type { Acesso, Registro, Registros } from '../records/records.ts';
import type { IndiceLotes } from '../search/indice-lotes.ts';
import { comDerivados, EQUIPE_DE_PATIOS, PATIOS, patioPublicoDe } from './registro.ts';

interface Dependencias {
  registros: Registros;
  indice: IndiceLotes;
}

const NO_SITE: Filtro[] = [
  { tipo: 'exata', campo: 'situacao', valor: 'ATIVO' },
  { tipo: 'exata', campo: 'mostrarNoSite', valor: true },
];
/** Of what every visitor reads of a yard. */
const CAMPOS_PUBLICOS = ['id', 'uid', 'nome', 'cidade', 'cidadeBusca', 'estadoUf'];
const lugar = {
  estadoUf: z.string().max(2).optional().describe('Estado: SP'),
  cidade: z.string().max(120).optional().describe('Cidade, com ou sem acentos: Guarulhos'),
};
const paginaDePatios = z.object({
  itens: z.array(patioPublico),
  total: z.int(),
  pagina: z.int(),
  porPagina: z.int(),
});

/** The yards of a brand: as visitors see them, and as the house keeps them. */
export function rotasPatios({ registros, indice }: Dependencias): Rota[] {
  const patios = registros.colecao(PATIOS);

  /** Lots that take bids, by the name of the yard they stand at. */
  const lotesPorPatio = (hotsite: number): ReadonlyMap<string, number> => {
    const fixos: Filtro[] = [{ tipo: 'multipla', campo: 'situacao', valores: [...LOTE_ACEITA_LANCES] }];
    const { facetas } = indice.buscar({ hotsite, fixos, facetas: ['patio'], pagina: 1, porPagina: 1 });
    return new Map(
      facetas.patio?.map(({ valor, quantidade }) => [trechoDeEndereco(valor), quantidade] as const),
    );
  };
  const listar = async (acesso: Acesso, hotsite: number, consulta: Consulta) => {
    const ordem = consulta.ordem ?? { campo: 'nome', tipoOrdenacao: 'asc', tipoCampo: 'keyword' };
    const pagina = await patios.listar(acesso, { ...consulta, ordem });
    const lotes = lotesPorPatio(hotsite);
    return {
      ...pagina,
      itens: pagina.itens.map((doc) => patioPublicoDe(doc, lotes.get(doc.nomeBusca) ?? 0)),
    };
  };
  const achar = async ({ acesso }: Chamador, uid: string): Promise<Registro<Patio>> => {
    const achado = await porIdOuUid(patios, acesso, uid);
    if (achado === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return achado;
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/patios/lista-site',
      resumo: 'Pátios que o site mostra, por nome',
      guarda: 'publica',
      query: parametrosDeLista(CAMPOS_PUBLICOS, lugar),
      resposta: paginaDePatios,
      executar: ({ query: { consulta, ...onde }, chamador: { acesso, hotsite } }) =>
        listar(acesso, hotsite.id, {
          ...consulta,
          filtros: [...consulta.filtros, ...NO_SITE, ...filtrosDoLugar(onde)],
        }),
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/patios/ativos',
      resumo: 'Pátios em uso; a equipe vê também os que o site não mostra',
      guarda: 'publica',
      query: parametrosDeLista(CAMPOS_PUBLICOS, lugar),
      resposta: paginaDePatios,
      executar: ({ query: { consulta, ...onde }, chamador: { acesso, hotsite } }) =>
        listar(acesso, hotsite.id, {
          ...consulta,
          filtros: [...consulta.filtros, NO_SITE[0] as Filtro, ...filtrosDoLugar(onde)],
        }),
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/patio/por-nome/:name',
      resumo: 'Um pátio pelo nome, como se escreve ou como está no endereço da página',
      guarda: 'publica',
      params: z.object({ name: z.string().trim().min(1).max(120) }),
      query: z.object(lugar),
      resposta: patioPublico,
      async executar({ params: { name }, query, chamador: { acesso, hotsite } }) {
        const pelo: Filtro = { tipo: 'exata', campo: 'nomeBusca', valor: trechoDeEndereco(name) };
        const filtros = [pelo, ...filtrosDoLugar(query)];
        const { itens } = await listar(acesso, hotsite.id, { filtros, pagina: 1, porPagina: 1 });
        if (itens[0] === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
        return itens[0];
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/patios',
      resumo: 'Os pátios da marca como a equipe os mantém',
      guarda: 'interno',
      query: parametrosDeLista(camposDe(PATIOS)),
      executar: ({ query: { consulta }, chamador }) => patios.listar(chamador.acesso, consulta),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/patios',
      resumo: 'Cadastra um pátio',
      guarda: EQUIPE_DE_PATIOS,
      status: 201,
      body: patioEscrita,
      resposta: z.object({ id: z.int(), uid: z.guid() }),
      async executar({ body, chamador: { acesso, hotsite } }) {
        const novo = { uid: uuidv7(), id: await registros.proximoId('patio'), hotsites: [hotsite.id] };
        await patios.inserir(acesso, { ...comDerivados(body), ...novo });
        return { id: novo.id, uid: novo.uid };
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/patios/:uid',
      resumo: 'Altera um pátio; `revisao` recusa quem não viu a última versão',
      guarda: EQUIPE_DE_PATIOS,
      params: z.object({ uid: idOuUid }),
      body: mudancasDe(patioEscrita).extend({ revisao: z.int().positive().optional() }),
      async executar({ params, body: { revisao, ...enviadas }, chamador }) {
        const antes = await achar(chamador, params.uid);
        const mudancas = Object.fromEntries(
          Object.entries(enviadas).filter(([, valor]) => valor !== undefined),
        );
        const depois = comDerivados({ ...semCarimbos(antes), ...mudancas } as Patio);
        return mostrandoVersoes(
          enviadas,
          () => achar(chamador, params.uid),
          () => patios.salvar(chamador.acesso, depois, revisao ?? antes.revisao),
        );
      },
    }),
  ];
}

const filtrosDoLugar = (onde: { estadoUf?: string | undefined; cidade?: string | undefined }): Filtro[] => [
  ...(onde.estadoUf
    ? [{ tipo: 'exata', campo: 'estadoUf', valor: onde.estadoUf.toUpperCase() } as const]
    : []),
  ...(onde.cidade
    ? [{ tipo: 'exata', campo: 'cidadeBusca', valor: trechoDeEndereco(onde.cidade) } as const]
    : []),
];
