import { ErroMartelo } from '@martelo/shared/erros';
import type { Consulta } from '@martelo/shared/filtro';
import { uuidv7 } from '@martelo/shared/identificador';
import { type LeiloeiroPublico, leiloeiroEscrita, leiloeiroPublico } from '@martelo/shared/leiloeiro-oficial';
import { z } from 'zod';
import { camposDe, parametrosDeLista } from '../http/consulta.ts';
import { type Rota, rota } from '../http/rota.ts';
import { filtrosDeAtivos } from '../leiloes/ativos.ts';
import { idOuUid } from '../leiloes/comando.ts';
import { mudancasDe } from '../leiloes/mudancas.ts';
import { LEILOES } from '../leiloes/registro.ts';
import { semCarimbos } from '../records/campos.ts';
import { mostrandoVersoes } from '../records/conflitos.ts';
import { porIdOuUid } from '../records/por-id-ou-uid.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { normalizar } from '../records/texto.ts';
import { EQUIPE_DE_LEILOEIROS, LEILOEIROS } from './registro.ts';

interface Dependencias {
  registros: Registros;
  emDia(): Promise<void>;
  agora(): number;
}

const SISTEMA: Acesso = { tipo: 'sistema' };
const TODOS: Consulta = { filtros: [], pagina: 1, porPagina: 200 };

/** The auctioneers of a brand: those on record, then those that only its active auctions name. */
export function rotasLeiloeiros({ registros, emDia, agora }: Dependencias): Rota[] {
  const leiloeiros = registros.colecao(LEILOEIROS);
  const leiloes = registros.colecao(LEILOES);

  const listaDoSite = async (hotsiteId: number): Promise<LeiloeiroPublico[]> => {
    await emDia();
    const ordem = { campo: 'ordem', tipoOrdenacao: 'asc', tipoCampo: 'long' } as const;
    const [registrados, ativos] = await Promise.all([
      // Those that are not shown too: an auction that names them does not bring them back.
      leiloeiros.listar(SISTEMA, {
        ...TODOS,
        ordem,
        filtros: [{ tipo: 'exata', campo: 'hotsites', valor: hotsiteId }],
      }),
      leiloes.listar({ tipo: 'anonimo', hotsiteId }, { ...TODOS, filtros: filtrosDeAtivos(agora()) }),
    ]);
    const porPessoa = new Map<string, LeiloeiroPublico>();
    for (const {
      uid,
      nome,
      inscricao,
      texto = null,
      fotoUrl = null,
      situacao,
      mostrarNoSite,
    } of registrados.itens)
      if (situacao === 'ATIVO' && mostrarNoSite)
        porPessoa.set(normalizar(nome), { uid, nome, inscricao, texto, fotoUrl, qtdLeiloes: 0 });
    const conhecidos = new Set(registrados.itens.map(({ nome }) => normalizar(nome)));
    for (const { leiloeiro } of ativos.itens) {
      if (leiloeiro === undefined) continue;
      const { nome, inscricao = null } = leiloeiro;
      const pessoa = porPessoa.get(normalizar(nome));
      if (pessoa !== undefined) pessoa.qtdLeiloes += 1;
      else if (!conhecidos.has(normalizar(nome)))
        porPessoa.set(normalizar(nome), {
          ...{ uid: null, nome, inscricao, texto: null, fotoUrl: null, qtdLeiloes: 1 },
        });
    }
    return [...porPessoa.values()];
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/leiloeiros/lista-site',
      resumo: 'Leiloeiros que o site mostra, com a inscrição na junta comercial',
      guarda: 'publica',
      resposta: z.object({ itens: z.array(leiloeiroPublico), total: z.int() }),
      async executar({ chamador: { hotsite } }) {
        const itens = await listaDoSite(hotsite.id);
        return { itens, total: itens.length };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/leiloeiros',
      resumo: 'Os leiloeiros da marca como a equipe os mantém',
      guarda: 'interno',
      query: parametrosDeLista(camposDe(LEILOEIROS)),
      executar: ({ query: { consulta }, chamador }) => leiloeiros.listar(chamador.acesso, consulta),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/leiloeiros',
      resumo: 'Cadastra um leiloeiro',
      guarda: EQUIPE_DE_LEILOEIROS,
      status: 201,
      body: leiloeiroEscrita,
      resposta: z.object({ id: z.int(), uid: z.guid() }),
      async executar({ body, chamador: { acesso, hotsite } }) {
        const novo = { uid: uuidv7(), id: await registros.proximoId('leiloeiro'), hotsites: [hotsite.id] };
        await leiloeiros.inserir(acesso, { ...body, ...novo });
        return { id: novo.id, uid: novo.uid };
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/leiloeiros/:uid',
      resumo: 'Altera um leiloeiro; `revisao` recusa quem não viu a última versão',
      guarda: EQUIPE_DE_LEILOEIROS,
      params: z.object({ uid: idOuUid }),
      body: mudancasDe(leiloeiroEscrita).extend({ revisao: z.int().positive().optional() }),
      async executar({ params: { uid }, body: { revisao, ...enviadas }, chamador: { acesso } }) {
        const ler = () => porIdOuUid(leiloeiros, acesso, uid);
        const antes = await ler();
        if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
        const mudancas = Object.fromEntries(
          Object.entries(enviadas).filter(([, valor]) => valor !== undefined),
        );
        const depois = { ...semCarimbos(antes), ...mudancas };
        return mostrandoVersoes(enviadas, ler, () =>
          leiloeiros.salvar(acesso, depois, revisao ?? antes.revisao),
        );
      },
    }),
  ];
}
