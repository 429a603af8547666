import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { formatarCnpj, formatarCpf, formatarPlaca } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { diasEntre, somarDias } from '@martelo/shared/feriados';
import { QUEM_ENTREGA } from '@martelo/shared/papeis';
import { FINALIDADES } from '@martelo/shared/pos-venda/agenda';
import {
  type NaPortaria,
  type PortariaRespondida,
  portariaRespondida,
  SITUACOES_AGENDAMENTO,
  situacaoDoAgendamento,
  type VagasRespondidas,
  vagasRespondidas,
} from '@martelo/shared/pos-venda/agendamento';
import { custoAte } from '@martelo/shared/pos-venda/armazenagem';
import { CODIGOS_ERRADOS_MAX } from '@martelo/shared/pos-venda/codigo';
import { diaFechado } from '@martelo/shared/pos-venda/vagas';
import { z } from 'zod';
import { identificar, idOuUid, paramsUid } from '../../api/comando.ts';
import { exigirDireito, temDireito } from '../../api/recurso/no-patio.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { PATIOS } from '../../casa/patio.ts';
import type { Files } from '../../files/files.ts';
import { AGENDAMENTOS, type Agendamento, terceiroDe } from '../../leituras/registros/agendamento.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import { compradorDe } from '../documentos/comprador.ts';
import { placaInteira, veiculoDoLote } from '../lote/placa.ts';
import { type CodigosDeRetirada, ITERACOES_DA_PROVA } from './codigo.ts';
import { type MoverAgendamento, tudoPago } from './entregar.ts';
import { rotasDasFotos } from './fotos.ts';
import type { Lugares } from './lugares.ts';
import type { GravarAgendamento } from './mudar-agendamento.ts';
import {
  agendaDe,
  agendaRetiradas,
  exigirQueAgende,
  type PatioGuardado,
  patiosDaMarca,
} from './patio-do-lote.ts';
import { ocupadasPara, vagasLivres } from './vagas.ts';

interface Dependencias {
  registros: Registros;
  lugares: Lugares;
  /** With what the purchase says of it. */
  moverComVenda: MoverAgendamento;
  codigos: CodigosDeRetirada;
  umaVez: UmaVez;
  arquivos: Files;
  gravar: GravarAgendamento;
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

/** As many days may be asked for at once. */
const DIAS_MAX = 62;
const DIAS_PADRAO = 14;

/** A yard's slots, and its gate (P17, P18). */
export function rotasDoPatio(deps: Dependencias): Rota[] {
  const { registros, lugares, moverComVenda, codigos, umaVez, emDia, agora } = deps;
  const agendamentos = registros.colecao(AGENDAMENTOS);

  /** Of the brand. @throws ErroMartelo NAO_ENCONTRADO */
  const achar = async ({ hotsite }: Chamador, id: string): Promise<PatioGuardado> => {
    const patio = (await porIdOuUid(registros.colecao(PATIOS), SISTEMA, id)) as
      | (PatioGuardado & { hotsites: number[] })
      | null;
    if (!patio?.hotsites.includes(hotsite.id) || patio.removidoEm) throw new ErroMartelo('NAO_ENCONTRADO');
    return patio;
  };

  /** Nobody is told of a yard where they do not stand. @throws ErroMartelo NAO_ENCONTRADO */
  const acharAPortaria = async (chamador: Chamador, id: string): Promise<PatioGuardado> => {
    const patio = await achar(chamador, id);
    const { acesso } = chamador;
    if (acesso.tipo === 'interno' && acesso.patios?.includes(patio.uid) === false)
      throw new ErroMartelo('NAO_ENCONTRADO');
    exigirDireito(acesso, patio.uid, 'SAIDA');
    return patio;
  };

  /** What keeping all that a purchase has at a yard costs until a day; null without a purchase. @throws ErroMartelo NAO_ENCONTRADO */
  const custoDe = async (
    { acesso, hotsite }: Chamador,
    compra: string | undefined,
    patio: PatioGuardado,
  ): Promise<(dia: string) => number | null> => {
    if (compra === undefined) return () => null;
    await emDia();
    const venda = await porIdOuUid(registros.colecao(VENDAS), acesso, compra);
    if (venda === null) throw new ErroMartelo('NAO_ENCONTRADO');
    const patioDoLote = await patiosDaMarca(registros, hotsite.id);
    const itens = venda.itens.filter(
      ({ patioNome, retiradaEm }) => retiradaEm === null && patioDoLote(patioNome)?.uid === patio.uid,
    );
    return (dia) => itens.reduce((soma, item) => soma + custoAte(item, agendaDe(patio), dia), 0);
  };

  const oQueConferir = async (lelUid: string): Promise<{ placa: string | null; tipo: string }> => {
    const lote = await registros.colecao(LOTES).obter(SISTEMA, lelUid);
    if (lote === null) return { placa: null, tipo: '' };
    const placa = placaInteira(lote.dados, await veiculoDoLote(registros, lote.dados));
    return { placa, tipo: lote.dados.tipo };
  };

  /** A yard that books no more hands over what was booked before. */
  const temMarcadas = async (patUid: string): Promise<boolean> => {
    const filtros = [
      { tipo: 'exata', campo: 'patUid', valor: patUid } as const,
      { tipo: 'exata', campo: 'situacao', valor: 'AGENDADO' } as const,
    ];
    const { total } = await agendamentos.listar(SISTEMA, { filtros, pagina: 1, porPagina: 1 });
    return total > 0;
  };

  const naPortaria = async (um: Agendamento, sal: string): Promise<NaPortaria> => {
    const comprador = await compradorDe(registros, um.cliUid);
    const terceiro = terceiroDe(um);
    const liberada = await tudoPago(registros, um, agora());
    const bloqueada = um.codigosErrados >= CODIGOS_ERRADOS_MAX;
    return {
      ...{ uid: um.uid, inicio: um.inicio, fim: um.fim, situacao: um.situacao, vendaId: um.vendaId },
      lotes: await Promise.all(
        um.itens.map(async (item) => ({ ...item, ...(await oQueConferir(item.lelUid)) })),
      ),
      quem: {
        nome: terceiro?.nome ?? comprador?.nome ?? '',
        documento:
          terceiro === null
            ? (comprador?.documento ?? '')
            : terceiro.cpf
              ? formatarCpf(terceiro.cpf)
              : `RG ${terceiro.rg}`,
        terceiro: terceiro !== null,
        transportadora: terceiro?.transportadoraCnpj ? formatarCnpj(terceiro.transportadoraCnpj) : null,
        placa: terceiro?.placa ? formatarPlaca(terceiro.placa) : null,
      },
      ...{ comprador: comprador?.nome ?? '', liberada, bloqueada },
      prova: um.situacao === 'AGENDADO' && liberada && !bloqueada ? await codigos.prova(um, sal) : null,
      entregueEm: um.entrega?.em ?? null,
      foraDoDia: um.entrega?.foraDoDia ?? false,
      fotos: um.fotos.length,
    };
  };

  return [
    ...rotasDasFotos(deps),
    rota({
      metodo: 'get',
      caminho: '/v1/patios/:uid/vagas',
      resumo:
        'Horários de um pátio, de um dia a outro, com os lugares livres para retirada, entrada ou serviço, e o custo de esperar',
      guarda: 'autenticado',
      params: paramsUid,
      query: z.object({
        de: z.iso.date().optional().describe('Primeiro dia; hoje, se não vier'),
        ate: z.iso.date().optional().describe(`Último dia; ${DIAS_PADRAO} depois do primeiro, se não vier`),
        para: z.enum(FINALIDADES).default('RETIRADA').describe('A que se vem: cada fim tem os seus lugares'),
        compra: idOuUid.optional().describe('A compra cuja armazenagem se quer saber, dia a dia'),
      }),
      resposta: vagasRespondidas,
      async executar({ params, query, chamador }): Promise<VagasRespondidas> {
        const patio = await achar(chamador, params.uid);
        exigirQueAgende(patio);
        const de = query.de ?? diaEmSaoPaulo(agora());
        const ate = query.ate ?? somarDias(de, DIAS_PADRAO);
        const quantos = diasEntre(de, ate);
        if (quantos < 0 || quantos > DIAS_MAX)
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
            `ate: informe um dia de ${de} até ${DIAS_MAX} dias depois.`,
          ]);
        const custo = await custoDe(chamador, query.compra, patio);
        const agenda = agendaDe(patio);
        const dias = Array.from({ length: quantos + 1 }, (_, i) => somarDias(de, i));
        return {
          patio: {
            ...{ uid: patio.uid, nome: patio.nome, endereco: patio.endereco },
            ...{ telefone: patio.telefone ?? null, oQueLevar: agenda.oQueLevar ?? null },
          },
          itens: await vagasLivres(
            ocupadasPara(registros, lugares, query.para),
            patio,
            { de, ate, agora: agora() },
            query.para,
          ),
          dias: dias.map((dia) => ({
            ...{ dia, fechado: diaFechado(agenda, dia)?.texto ?? null, armazenagem: custo(dia) },
          })),
        };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/patios/:uid/portaria',
      resumo: 'As retiradas de um dia, com o que a portaria confere, também sem rede',
      guarda: QUEM_ENTREGA,
      params: paramsUid,
      query: z.object({ dia: z.iso.date().optional().describe('Hoje, se não vier') }),
      resposta: portariaRespondida,
      async executar({ params, query, chamador }): Promise<PortariaRespondida> {
        const { uid, nome } = await acharAPortaria(chamador, params.uid);
        const dia = query.dia ?? diaEmSaoPaulo(agora());
        const sal = `${uid}:${dia}`;
        const filtros = [
          { tipo: 'exata', campo: 'patUid', valor: uid },
          { tipo: 'range', campo: 'inicio', min: meiaNoite(dia), max: meiaNoite(somarDias(dia, 1)) },
          { tipo: 'diferente', campo: 'situacao', valor: 'CANCELADO' },
        ] as const;
        const ordem = { campo: 'inicio', tipoOrdenacao: 'asc', tipoCampo: 'date' } as const;
        const doDia: Agendamento[] = [];
        for await (const um of agendamentos.percorrer(chamador.acesso, { filtros: [...filtros], ordem }))
          if (um.inicio < meiaNoite(somarDias(dia, 1))) doDia.push(um);
        return {
          patio: { uid, nome },
          dia,
          prova: { sal, iteracoes: ITERACOES_DA_PROVA },
          itens: await Promise.all(doDia.map((um) => naPortaria(um, sal))),
        };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/patio/portarias',
      resumo:
        'Os pátios em que entrego, por nome: os em uso, e os que deixaram de ser e têm retiradas marcadas',
      guarda: QUEM_ENTREGA,
      resposta: z.object({ itens: z.array(z.object({ uid: z.guid(), nome: z.string() })) }),
      async executar({ chamador: { acesso, hotsite } }) {
        const itens: { uid: string; nome: string }[] = [];
        const ordem = { campo: 'nome', tipoOrdenacao: 'asc', tipoCampo: 'text' } as const;
        const filtros = [{ tipo: 'exata', campo: 'hotsites', valor: hotsite.id } as const, SEM_REMOVIDOS];
        for await (const patio of registros.colecao(PATIOS).percorrer(SISTEMA, { filtros, ordem })) {
          const { uid, nome } = patio;
          if (!temDireito(acesso, uid, 'SAIDA')) continue;
          if (agendaRetiradas(patio) || (await temMarcadas(uid))) itens.push({ uid, nome });
        }
        return { itens };
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/agendamentos/:uid/situacao',
      resumo: 'Entrega (com o código de quem retira), registra a falta ou cancela uma retirada',
      guarda: QUEM_ENTREGA,
      params: paramsUid,
      body: situacaoDoAgendamento,
      resposta: z.object({
        uid: z.guid(),
        situacao: z.enum(SITUACOES_AGENDAMENTO),
        entregueEm: z.iso.datetime().nullable(),
      }),
      async executar({ params, body, chamador, req }) {
        const { comandoId, ...pedido } = body;
        const quem = identificar(chamador, req, comandoId);
        const alvo = await porIdOuUid(agendamentos, chamador.acesso, params.uid);
        if (alvo === null) throw new ErroMartelo('NAO_ENCONTRADO');
        exigirDireito(chamador.acesso, alvo.patUid, 'SAIDA');
        return umaVez(quem, { chamada: 'agendamento', uid: alvo.uid, ...pedido }, async () => {
          const { uid, situacao, entrega } = await moverComVenda(chamador.acesso, quem, alvo.uid, pedido);
          return { uid, situacao, entregueEm: entrega?.em ?? null };
        });
      },
    }),
  ];
}

const meiaNoite = (dia: string): string => new Date(`${dia}T00:00:00.000-03:00`).toISOString();
