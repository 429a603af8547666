import { ErroMartelo } from '@martelo/shared/erros';
import { agendamentoDaEntrada } from '@martelo/shared/estadias/estadia.esquema';
import type { Filtro } from '@martelo/shared/filtro';
import { comandoId } from '@martelo/shared/identificador';
import { vagasRespondidas } from '@martelo/shared/pos-venda/agendamento';
import { motoristaDaTransportadora, remocaoDeFora, remocaoNaLista } from '@martelo/shared/remocoes/de-fora';
import {
  PASSOS_DA_REMOCAO,
  ROTULOS_REMOCAO,
  remocaoAgendaEntrada,
  remocaoEncerrada,
  SITUACOES_REMOCAO,
} from '@martelo/shared/remocoes/remocao';
import { z } from 'zod';
import { identificar, paramsUid } from '../../api/comando.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import type { ServicosDaEstadia } from '../../casa/estadia.ts';
import { MOTORISTAS } from '../../casa/motorista.ts';
import { REMOCOES, type Remocao, type RemocaoLida } from '../../casa/remocao.ts';
import type { ServicosDaVistoriaDaColeta } from '../../casa/servicos-das-vistorias.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { detalheDaRemocao } from './detalhe.ts';
import { podeDar } from './mover.ts';
import { QUEM_E_DE_FORA } from './quem-e-de-fora.ts';

export const DE_FORA = '/v1/transportadora/remocoes';

/** What carriers and drivers read of removals: of theirs alone (F14). */
export function rotasDeFora(
  {
    registros,
    estadias,
    vistorias,
    umaVez,
  }: {
    registros: Registros;
    estadias: Pick<ServicosDaEstadia, 'estadiaDaRemocao' | 'vagasDaEntrada' | 'agendarEntradaDaRemocao'>;
    vistorias: Pick<ServicosDaVistoriaDaColeta, 'vistoriaDaColeta' | 'temTipoDeColeta'>;
    umaVez: UmaVez;
  },
  achar: (chamador: Chamador, uid: string) => Promise<RemocaoLida>,
): Rota[] {
  const remocoes = registros.colecao(REMOCOES);
  /** What they are shown, by name. */
  const naLista = (doc: Remocao) => ({
    ...{ id: doc.id, uid: doc.uid, situacao: doc.situacao, veiculoNome: doc.veiculoNome, placa: doc.placa },
    ...{ localNome: doc.localNome, diaInicioPrevisto: doc.diaInicioPrevisto, diaInicioFim: doc.diaInicioFim },
    motoristaId: doc.motoristaId,
  });
  /** What it is collected by, as far as that is: who drives fills it in before S11. */
  const vistoriaDela = async ({ uid, hotsiteId, veiculoId }: RemocaoLida) => {
    const ha = await vistorias.vistoriaDaColeta(uid);
    if (ha !== null) return { situacao: ha.vistoria.situacao, pendentes: ha.pendentes };
    const veiculo = await registros.colecao(VEICULOS).obterPor(SISTEMA, 'id', veiculoId);
    return (await vistorias.temTipoDeColeta(hotsiteId, veiculo?.veiculoTipo ?? null))
      ? { situacao: null, pendentes: null }
      : null;
  };
  const responde = ({ acesso }: Chamador, { transportadoraId }: RemocaoLida): boolean =>
    acesso.tipo === 'externo' && (acesso.transportadoras ?? []).includes(transportadoraId ?? 0);
  const deFora = async (chamador: Chamador, doc: RemocaoLida) => {
    const { acesso } = chamador;
    const daTransportadora = responde(chamador, doc);
    const codigos = PASSOS_DA_REMOCAO.filter(
      (um) => um.de.includes(doc.situacao) && podeDar(um, acesso, doc),
    ).map(({ codigo }) => codigo);
    const {
      caminho: _,
      estadia,
      ...detalhe
    } = await detalheDaRemocao({ registros, estadias }, ...([doc, acesso, async () => ''] as const));
    const { situacao, entradaInicio: inicio = null, entradaFim: fim = null } = estadia ?? {};
    const esperada = situacao === 'PREVISTA';
    return {
      ...naLista(doc),
      // Who of the house said what is the house's, and where the vehicle stands at its yard.
      ...detalhe,
      entrada: esperada && inicio !== null && fim !== null ? { inicio, fim } : null,
      agendaEntrada: esperada && daTransportadora && remocaoAgendaEntrada(doc.situacao),
      ...{ revisao: doc.revisao, observacao: doc.observacao ?? null, motivo: doc.motivo, codigos },
      vistoria: await vistoriaDela(doc),
      ...{ diaInicioReal: doc.diaInicioReal, longeDoLocal: doc.longeDoLocal },
      valor: daTransportadora ? doc.valorCobradoTransportadora : null,
      eventos: doc.eventos.map(({ codigo, instante, texto }) => ({ codigo, instante, texto })),
    };
  };
  /** @throws ErroMartelo SEM_PERMISSAO, ALTERACAO_NAO_PERMITIDA */
  const exigirQueAgendeEntrada = (chamador: Chamador, doc: RemocaoLida): RemocaoLida => {
    if (!responde(chamador, doc))
      throw new ErroMartelo('SEM_PERMISSAO', {}, 'Quem escolhe o horário da entrada é a transportadora.');
    if (!remocaoAgendaEntrada(doc.situacao))
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        ...{ campoRotulo: 'o horário da entrada', campo: 'entrada' },
        porque: `a remoção está ${ROTULOS_REMOCAO[doc.situacao].toLowerCase()}`,
      });
    return doc;
  };
  return [
    rota({
      metodo: 'get',
      caminho: DE_FORA,
      resumo:
        'As remoções da minha transportadora, ou as que dirijo; as em aberto primeiro pela hora marcada',
      guarda: QUEM_E_DE_FORA,
      query: z.object({
        situacao: z.enum([...SITUACOES_REMOCAO, 'ABERTAS']).default('ABERTAS'),
        pagina: z.coerce.number().int().min(1).max(1_000).default(1),
        porPagina: z.coerce.number().int().min(1).max(100).default(50),
      }),
      resposta: z.object({ itens: z.array(remocaoNaLista), total: z.int() }),
      async executar({ query: { situacao, pagina, porPagina }, chamador: { acesso } }) {
        const valores =
          situacao === 'ABERTAS' ? SITUACOES_REMOCAO.filter((uma) => !remocaoEncerrada(uma)) : [situacao];
        const achadas = await remocoes.listar(acesso, {
          filtros: [{ tipo: 'lista', campo: 'situacao', valores }],
          ordem: { campo: 'diaInicioPrevisto', tipoOrdenacao: 'asc', tipoCampo: 'date' },
          ...{ pagina, porPagina },
        });
        return { total: achadas.total, itens: achadas.itens.map((um) => naLista(um as Remocao)) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: `${DE_FORA}/:uid`,
      resumo: 'Uma remoção minha, com o lugar, o contato e os códigos que posso enviar',
      guarda: QUEM_E_DE_FORA,
      params: paramsUid,
      resposta: remocaoDeFora,
      executar: async ({ params, chamador }) => deFora(chamador, await achar(chamador, params.uid)),
    }),
    rota({
      metodo: 'get',
      caminho: `${DE_FORA}/:uid/vagas`,
      resumo: 'Os horários do pátio para a entrada do veículo que levo, com os lugares livres',
      guarda: ['Externo - Transportadora'],
      params: paramsUid,
      resposta: vagasRespondidas,
      async executar({ params, chamador }) {
        const { uid } = exigirQueAgendeEntrada(chamador, await achar(chamador, params.uid));
        return estadias.vagasDaEntrada(uid);
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${DE_FORA}/:uid/horario`,
      resumo: 'Escolhe o horário da entrada do veículo no pátio; null o devolve',
      guarda: ['Externo - Transportadora'],
      params: paramsUid,
      body: agendamentoDaEntrada.extend({ comandoId }),
      resposta: remocaoDeFora,
      async executar({ params, body, chamador, req }) {
        const { uid } = await achar(chamador, params.uid);
        const { inicio } = body;
        const quem = identificar(chamador, req, body.comandoId);
        await umaVez(quem, { chamada: 'entrada-da-remocao', uid, inicio }, async () => {
          exigirQueAgendeEntrada(chamador, await achar(chamador, uid));
          await estadias.agendarEntradaDaRemocao(chamador.acesso, uid, inicio);
          return {};
        });
        return deFora(chamador, await achar(chamador, uid));
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/transportadora/motoristas',
      resumo: 'Quem dirige pela minha transportadora',
      guarda: ['Externo - Transportadora'],
      resposta: z.object({ itens: z.array(motoristaDaTransportadora) }),
      async executar({ chamador: { acesso } }) {
        const minhas = acesso.tipo === 'externo' ? [...(acesso.transportadoras ?? [])] : [];
        const filtros: Filtro[] = [
          { tipo: 'lista', campo: 'transportadoraId', valores: minhas },
          { tipo: 'exata', campo: 'hotsiteId', valor: (acesso as { hotsiteId: number }).hotsiteId },
          SEM_REMOVIDOS,
        ];
        const itens: z.output<typeof motoristaDaTransportadora>[] = [];
        if (minhas.length > 0)
          for await (const { id, nome, telefone } of registros
            .colecao(MOTORISTAS)
            .percorrer(SISTEMA, { filtros }))
            itens.push({ id, nome, telefone });
        return { itens: itens.toSorted((um, outro) => um.nome.localeCompare(outro.nome, 'pt-BR')) };
      },
    }),
  ];
}
