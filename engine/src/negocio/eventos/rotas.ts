import {
  type ConvidadoNaPorta,
  chegada,
  chegadaDeConvidado,
  portaDoEvento,
  presencaAberta,
  relatorioDoEvento,
  respostaDePresenca,
} from '@martelo/shared/convidado.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { QUEM_CUIDA_DE_EVENTOS, QUEM_VE_LANCES } from '@martelo/shared/papeis';
import { z } from 'zod';
import { paramsUid } from '../../api/comando.ts';
import type { Limitador } from '../../api/limite.ts';
import { escreverPlanilha, TIPO_DA_PLANILHA } from '../../api/planilha/planilha.ts';
import { formatoDeExportacao } from '../../api/recurso/exportar.ts';
import { tem } from '../../api/recurso/politica.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { CONVIDADOS, type ConvidadoGuardado, chegado, quantosDe } from '../../casa/convidado.ts';
import { EVENTOS } from '../../casa/evento.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import type { RecolherArquivos } from '../exportacoes/recolher.ts';
import { esquecerConvidado } from './esquecer.ts';
import { convidadosDo, linhasDoRelatorio, planilhaDo, relatorioDe } from './relatorio.ts';

interface Dependencias {
  registros: Registros;
  localizador: Localizador;
  /** Of who answers from outside. */
  limitador: Limitador;
  /** Files that were made of guests before one was forgotten. */
  recolher: RecolherArquivos;
  /** Unix ms. */
  agora(): number;
}

const UM_EVENTO = '/v1/eventos/:uid';
const UMA_PRESENCA = '/v1/presencas/:codigo';
const paramsDoCodigo = z.object({ codigo: z.string().max(100) });

/** Guests at the door, what an event came to, and a guest's own answer. The list itself is records'. */
export function rotasDosEventos({
  registros,
  localizador,
  limitador,
  recolher,
  agora,
}: Dependencias): Rota[] {
  const eventos = registros.colecao(EVENTOS);
  const convidados = registros.colecao(CONVIDADOS);

  const eventoDe = async (acesso: Acesso, qual: string) => {
    const evento = /^\d+$/.test(qual)
      ? await eventos.obterPor(acesso, 'id', Number(qual))
      : await eventos.obter(acesso, qual.toLowerCase());
    if (evento === null || evento.removidoEm !== undefined) throw new ErroMartelo('NAO_ENCONTRADO');
    return evento;
  };
  const leilaoDo = async (acesso: Acesso, leilaoId: number | undefined): Promise<string | null> =>
    leilaoId === undefined
      ? null
      : (await localizador.leilao(acesso.tipo === 'interno' ? SISTEMA : acesso, String(leilaoId))).leilao.uid;

  /** Of the brand whose site it is asked on; of any other code the answer is the same. */
  const presencaDe = async (hotsite: RegrasHotsite, codigo: string) => {
    const convidado = /^[\w-]{22}$/.test(codigo)
      ? await convidados.obterPor(SISTEMA, 'codigo', codigo)
      : null;
    if (convidado === null || convidado.hotsiteId !== hotsite.id) throw new ErroMartelo('NAO_ENCONTRADO');
    if (convidado.removidoEm !== undefined || convidado.esquecidoEm !== null)
      throw new ErroMartelo('NAO_ENCONTRADO');
    const evento = await eventos.obterPor(SISTEMA, 'id', convidado.eventoId);
    if (evento === null || evento.removidoEm !== undefined) throw new ErroMartelo('NAO_ENCONTRADO');
    return { convidado, evento };
  };
  const verPresenca = async (hotsite: RegrasHotsite, codigo: string) => {
    const { convidado, evento } = await presencaDe(hotsite, codigo);
    const { nome, situacao, acompanhantes, vem } = convidado;
    return {
      marca: hotsite.nome,
      evento: {
        ...{ nome: evento.nome, inicio: evento.inicio },
        ...{ fim: evento.fim ?? null, local: evento.local ?? null },
      },
      ...{ nome, situacao, acompanhantes, vem, responde: responde(convidado, evento, agora()) },
    };
  };

  return [
    rota({
      metodo: 'get',
      caminho: `${UM_EVENTO}/porta`,
      resumo: 'Os convidados de um evento como a porta os vê, por nome, sem contatos',
      guarda: QUEM_CUIDA_DE_EVENTOS,
      params: paramsUid,
      resposta: portaDoEvento,
      async executar({ params, chamador: { acesso } }) {
        const evento = await eventoDe(acesso, params.uid);
        const { uid, id, nome, inicio, fim, local } = evento;
        const todos = await convidadosDo(registros, evento);
        return {
          evento: { ...{ uid, id, nome, inicio }, fim: fim ?? null, local: local ?? null },
          itens: todos.filter(({ esquecidoEm }) => esquecidoEm === null).map(naPorta),
        };
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${UM_EVENTO}/chegadas`,
      resumo:
        'Anota que um convidado chegou, pelo código que mostra ou pelo nome; de novo, diz que já entrou',
      guarda: QUEM_CUIDA_DE_EVENTOS,
      params: paramsUid,
      body: chegadaDeConvidado,
      resposta: chegada,
      async executar({ params, body, chamador: { acesso } }) {
        const { id } = await eventoDe(acesso, params.uid);
        // Two doors at once: one of them lets in, the other is told so.
        return deNovoSeMudou(async () => {
          const antes =
            body.codigo === undefined
              ? await convidados.obter(acesso, body.convidadoUid!)
              : await convidados.obterPor(acesso, 'codigo', body.codigo);
          if (antes === null || antes.eventoId !== id || antes.removidoEm !== undefined)
            throw new ErroMartelo('NAO_ENCONTRADO');
          if (antes.situacao === 'PRESENTE') return { convidado: naPorta(antes), jaEstava: true };
          if (antes.situacao === 'CANCELADO' || antes.esquecidoEm !== null)
            throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
              ...{ campoRotulo: 'a chegada', campo: 'situacao', porque: 'o convite foi cancelado' },
            });
          const depois = { ...semCarimbos(antes), ...chegado(antes, agora(), body.acompanhantes) };
          const salvo = await convidados.salvar(acesso, depois as never, antes.revisao);
          return { convidado: naPorta(salvo), jaEstava: false };
        }, 10);
      },
    }),
    rota({
      metodo: 'get',
      caminho: `${UM_EVENTO}/relatorio`,
      resumo:
        'O que um evento deu: convidados, confirmados, presentes, com quem levaram, e, a quem vê lances, quantos são clientes, deram lances e compraram',
      guarda: QUEM_CUIDA_DE_EVENTOS,
      params: paramsUid,
      resposta: relatorioDoEvento,
      async executar({ params, chamador: { acesso } }) {
        const evento = await eventoDe(acesso, params.uid);
        const leiUid = await leilaoDo(acesso, evento.leilaoId);
        const linhas = await linhasDoRelatorio(registros, evento as never, leiUid);
        return relatorioDe(evento as never, linhas, tem(acesso, QUEM_VE_LANCES));
      },
    }),
    rota({
      metodo: 'get',
      caminho: `${UM_EVENTO}/relatorio/exportar`,
      resumo:
        'O relatório de um evento, um convidado por linha, em CSV ou XLSX; quem é cliente e quem deu lances, só a quem vê lances',
      guarda: QUEM_CUIDA_DE_EVENTOS,
      params: paramsUid,
      query: formatoDeExportacao,
      arquivo: Object.values(TIPO_DA_PLANILHA),
      async executar({ params, query: { formato }, chamador: { acesso }, res }) {
        const evento = await eventoDe(acesso, params.uid);
        const leiUid = await leilaoDo(acesso, evento.leilaoId);
        const linhas = await linhasDoRelatorio(registros, evento as never, leiUid);
        const { colunas, linha } = planilhaDo({
          ...{ comLances: tem(acesso, QUEM_VE_LANCES), doLeilao: leiUid !== null },
        });
        async function* todas() {
          for (const uma of linhas) yield linha(uma);
        }
        const dia = new Date(agora()).toISOString().slice(0, 10);
        res.setHeader('content-type', TIPO_DA_PLANILHA[formato]);
        res.setHeader('content-disposition', `attachment; filename="evento-${evento.id}-${dia}.${formato}"`);
        await escreverPlanilha(formato, colunas, todas(), res);
      },
    }),
    rota({
      metodo: 'get',
      caminho: UMA_PRESENCA,
      resumo: 'O convite de quem tem o link; de qualquer outro a resposta é a mesma',
      guarda: 'publica',
      params: paramsDoCodigo,
      resposta: presencaAberta,
      executar({ params, chamador: { hotsite, ip } }) {
        limitador.consumir(ip);
        return verPresenca(hotsite, params.codigo);
      },
    }),
    rota({
      metodo: 'post',
      caminho: UMA_PRESENCA,
      resumo: 'Responde ao convite: vem, com quantos, ou não vem',
      guarda: 'publica',
      params: paramsDoCodigo,
      body: respostaDePresenca,
      resposta: presencaAberta,
      async executar({ params, body, chamador: { hotsite, ip } }) {
        limitador.consumir(ip);
        await deNovoSeMudou(async () => {
          const { convidado, evento } = await presencaDe(hotsite, params.codigo);
          if (!responde(convidado, evento, agora()))
            throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
              ...{ campoRotulo: 'a resposta', campo: 'vem', porque: 'o convite não espera mais resposta' },
            });
          const depois = {
            ...semCarimbos(convidado),
            ...(body.vem
              ? { situacao: 'CONFIRMADO', vem: quantosDe(convidado, body.acompanhantes) }
              : { situacao: 'CANCELADO', vem: null }),
            respondidoEm: new Date(agora()).toISOString(),
          };
          await convidados.salvar(SISTEMA, depois as never, convidado.revisao);
        }, 10);
        return verPresenca(hotsite, params.codigo);
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${UMA_PRESENCA}/esquecer`,
      resumo: 'Apaga os dados de quem foi convidado; fica só a contagem',
      guarda: 'publica',
      params: paramsDoCodigo,
      body: z.strictObject({}),
      status: 204,
      async executar({ params, chamador: { hotsite, ip }, res }) {
        limitador.consumir(ip);
        const { convidado } = await presencaDe(hotsite, params.codigo);
        await deNovoSeMudou(async () => {
          const antes = await convidados.obter(SISTEMA, convidado.uid);
          // Who came stays counted as who came.
          if (antes === null || antes.situacao === 'PRESENTE' || antes.situacao === 'CANCELADO') return;
          const depois = { ...semCarimbos(antes), situacao: 'CANCELADO', vem: null };
          await convidados.salvar(SISTEMA, depois as never, antes.revisao);
        }, 10);
        // Before, as nobody finds the way here again if it is cut short after; and after, for what was being made meanwhile.
        await recolher(hotsite.id, [CONVIDADOS.declaracao.nome]);
        await esquecerConvidado(registros, convidado.uid, new Date(agora()).toISOString());
        await recolher(hotsite.id, [CONVIDADOS.declaracao.nome]);
        res.status(204).end();
      },
    }),
  ];
}

/** Until it is over, and as long as they have not come. */
const responde = (
  { situacao }: Pick<ConvidadoGuardado, 'situacao'>,
  { inicio, fim }: { inicio: string; fim?: string | undefined },
  agora: number,
): boolean => situacao !== 'PRESENTE' && situacao !== 'AUSENTE' && agora < Date.parse(fim ?? inicio);

function naPorta(um: Registro<ConvidadoGuardado> | Registro<never>): ConvidadoNaPorta {
  const { uid, nome, situacao, acompanhantes, vem, vieram, chegouEm } = um as Registro<ConvidadoGuardado>;
  return { uid, nome, situacao, acompanhantes, vem, vieram, chegouEm };
}
