import { ErroMartelo } from '@martelo/shared/erros';
import {
  agendamentoDoServico,
  cancelamentoDoServico,
  type ServicosDaCompra,
  type ServicoVistoPeloComprador,
  servicoDoComprador,
  type servicoEscrito,
  servicosDaCompra,
  servicoVistoPeloComprador,
} from '@martelo/shared/estadias/servico.esquema';
import type { Filtro } from '@martelo/shared/filtro';
import { comandoId } from '@martelo/shared/identificador';
import { type VagasRespondidas, vagasRespondidas } from '@martelo/shared/pos-venda/agendamento';
import { itemDaVenda } from '@martelo/shared/pos-venda/atos';
import { desfeita } from '@martelo/shared/pos-venda/situacao';
import { z } from 'zod';
import { type Identificacao, identificar, idOuUid, paramsUid, uidDoComando } from '../../api/comando.ts';
import type { criarMudarRegistro } from '../../api/recurso/mudar-registro.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import type { Estadia } from '../../casa/estadia.ts';
import { PATIOS } from '../../casa/patio.ts';
import {
  agendado,
  cancelado,
  SERVICOS_DE_ESTADIA,
  type ServicoDeEstadia,
  type ServicosDosServicos,
} from '../../casa/servico-de-estadia.ts';
import type { Files } from '../../files/files.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou, noProximoLugar, ValorEmUso } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import type { PatioGuardado } from '../retirada/patio-do-lote.ts';
import { vagasComDias } from '../retirada/vagas.ts';
import { abertaDoLote } from './sair.ts';

/** Writes down what is asked of a vehicle that stands at a yard; of a buyer's, by which purchase. */
export type PedirServico = (
  acesso: Acesso,
  quem: Identificacao,
  estadia: Registro<Estadia>,
  escrito: z.output<typeof servicoEscrito>,
  compra?: { vendaId: number; itemUid: string } | null,
) => Promise<Registro<ServicoDeEstadia>>;

interface Dependencias {
  registros: Registros;
  arquivos: Pick<Files, 'of' | 'view'>;
  umaVez: UmaVez;
  pedir: PedirServico;
  mudar: ReturnType<typeof criarMudarRegistro<ServicoDeEstadia>>;
  vagaDoServico: ServicosDosServicos['vagaDoServico'];
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

/** Of one lot, at a time: a yard has others to see to. */
const EM_ABERTO_MAX = 10;
/** An act of a buyer's, as its call has it. */
interface PedidoDele {
  params: { uid: string };
  body: { comandoId?: string | undefined };
  chamador: Chamador;
  req: Parameters<typeof identificar>[1];
}

/** What who bought a vehicle asks of it while it stands at a yard: by their purchase, and of nobody else's. */
export function rotasDoComprador(deps: Dependencias): Rota[] {
  const { registros, arquivos, umaVez, pedir, mudar, vagaDoServico, emDia, agora } = deps;
  const servicos = registros.colecao(SERVICOS_DE_ESTADIA);

  const achar = async (acesso: Acesso, uid: string): Promise<Registro<ServicoDeEstadia>> => {
    const achado = await porIdOuUid(servicos, acesso, uid);
    if (achado === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return achado as Registro<ServicoDeEstadia>;
  };
  const acharCompra = async (acesso: Acesso, uid: string) => {
    await emDia();
    const venda = await porIdOuUid(registros.colecao(VENDAS), acesso, uid);
    if (venda === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return venda;
  };
  const patioDe = async ({ patUid }: ServicoDeEstadia): Promise<PatioGuardado | null> =>
    (await registros.colecao(PATIOS).obter(SISTEMA, patUid)) as PatioGuardado | null;

  const ver = async (acesso: Acesso, um: Registro<ServicoDeEstadia>): Promise<ServicoVistoPeloComprador> => {
    const { uid, tipoServico, situacao, observacaoSolicitacao, terceiroNome, solicitadoEm } = um;
    const partes = new Map(um.fotos.map((foto) => [foto.uid, foto.parte]));
    // Pictures of what is not done yet are the yard's own.
    const fotos =
      situacao === 'REALIZADO' && partes.size > 0 ? await arquivos.of(acesso, 'estadia', uid) : [];
    return {
      ...{ uid, tipoServico, situacao, observacaoSolicitacao, solicitadoEm },
      ...{ terceiroNome: terceiroNome ?? null, patio: (await patioDe(um))?.nome ?? '' },
      ...{ inicio: um.inicio, fim: um.fim, motivo: um.motivo, realizadoEm: um.realizadoEm },
      ...{ observacaoRealizacao: um.observacaoRealizacao, url: um.url },
      fotos: fotos.flatMap((foto) => {
        const parte = partes.get(foto.uid);
        if (parte === undefined) return [];
        const { endereco, miniatura } = arquivos.view(foto, acesso);
        return [{ uid: foto.uid, endereco, miniatura, parte }];
      }),
    };
  };
  /** Their act, and what came of it: told that it changed where their place was taken at the same moment by somebody else. */
  const mudarDele = async (
    { params, body, chamador, req }: PedidoDele,
    mudanca: (
      antes: ServicoDeEstadia,
      por: string,
    ) => Promise<Partial<ServicoDeEstadia>> | Partial<ServicoDeEstadia>,
  ): Promise<ServicoVistoPeloComprador> => {
    const { acesso } = chamador;
    const alvo = await achar(acesso, params.uid);
    const comando = identificar(chamador, req, body.comandoId);
    const feito = await deNovoSeMudou(async () => {
      try {
        // Somebody else took the place of the slot at the same moment: another may be free.
        return await noProximoLugar('chaveDoLugar', () =>
          mudar({ acesso, comando }, alvo.uid, async (antes) => ({
            ...antes,
            ...(await mudanca(antes, autorDe(acesso))),
          })),
        );
      } catch (erro) {
        if (erro instanceof ValorEmUso) throw new ErroMartelo('ESTADO_MUDOU');
        throw erro;
      }
    });
    return ver(acesso, feito.registro as Registro<ServicoDeEstadia>);
  };

  /** @throws ErroMartelo LIMITE_DE_SERVICOS */
  const exigirPoucos = async (acesso: Acesso, { vendaId, itemUid }: { vendaId: number; itemUid: string }) => {
    const filtros: Filtro[] = [
      { tipo: 'exata', campo: 'vendaId', valor: vendaId },
      { tipo: 'lista', campo: 'situacao', valores: ['SOLICITADO', 'AGENDADO'] },
    ];
    let abertos = 0;
    for await (const um of servicos.percorrer(acesso, { filtros })) if (um.itemUid === itemUid) abertos += 1;
    if (abertos >= EM_ABERTO_MAX) throw new ErroMartelo('LIMITE_DE_SERVICOS', { maximo: EM_ABERTO_MAX });
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/compras/:uid/servicos',
      resumo: 'O que quem comprou pediu de cada lote da compra, e se pode pedir mais',
      guarda: 'cliente',
      params: z.object({ uid: idOuUid }),
      resposta: servicosDaCompra,
      async executar({ params, chamador: { acesso, hotsite } }): Promise<ServicosDaCompra> {
        const venda = await acharCompra(acesso, params.uid);
        const filtros = [{ tipo: 'exata', campo: 'vendaId', valor: venda.id } as const];
        const pedidos: Registro<ServicoDeEstadia>[] = [];
        for await (const um of servicos.percorrer(acesso, { filtros }))
          pedidos.push(um as Registro<ServicoDeEstadia>);
        pedidos.sort((um, outro) => outro.id - um.id);
        return {
          itens: await Promise.all(
            venda.itens.map(async ({ uid: itemUid, lelUid, loteNome }) => ({
              ...{ itemUid, loteNome },
              podePedir:
                venda.encerramento === null &&
                !desfeita(venda.situacao) &&
                (await abertaDoLote(registros, hotsite.id, lelUid)) !== null,
              servicos: await Promise.all(
                pedidos.filter((um) => um.itemUid === itemUid).map((um) => ver(acesso, um)),
              ),
            })),
          ),
        };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/compras/:uid/servicos',
      resumo: 'Quem comprou pede um serviço do veículo, enquanto ele está no pátio',
      guarda: 'cliente',
      status: 201,
      params: z.object({ uid: idOuUid }),
      body: servicoDoComprador,
      resposta: servicoVistoPeloComprador,
      async executar({ params, body, chamador, req }) {
        const { comandoId: dito, itemUid, ...escrito } = body;
        const { acesso, hotsite } = chamador;
        const venda = await acharCompra(acesso, params.uid);
        const item = itemDaVenda(venda, itemUid);
        const quem = identificar(chamador, req, dito);
        const pedido = { chamada: 'servico-do-comprador', vendaUid: venda.uid, itemUid, ...escrito };
        const { uid } = await umaVez(quem, pedido, async () => {
          const ja = await servicos.obter(SISTEMA, uidDoComando(quem));
          if (ja !== null) return { uid: ja.uid };
          const estadia = await abertaDoLote(registros, hotsite.id, item.lelUid);
          if (estadia === null || venda.encerramento !== null) throw new ErroMartelo('SEM_ESTADIA');
          const compra = { vendaId: venda.id, itemUid: item.uid };
          await exigirPoucos(acesso, compra);
          const feito = await pedir(acesso, quem, estadia, { ...escrito, estadiaId: estadia.id }, compra);
          return { uid: feito.uid };
        });
        return ver(acesso, await achar(acesso, uid));
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/servicos/:uid/vagas',
      resumo: 'Os horários do pátio para o serviço que quem comprou pediu, com os lugares livres',
      guarda: 'cliente',
      params: paramsUid,
      resposta: vagasRespondidas,
      async executar({ params, chamador: { acesso } }): Promise<VagasRespondidas> {
        const patio = await patioDe(await achar(acesso, params.uid));
        if (patio === null) throw new ErroMartelo('PATIO_NAO_AGENDA');
        return vagasComDias(registros, patio, 'SERVICO', agora());
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/servicos/:uid/agendar',
      resumo: 'Quem comprou escolhe o horário do serviço que pediu',
      guarda: 'cliente',
      params: paramsUid,
      body: agendamentoDoServico.extend({ comandoId }),
      resposta: servicoVistoPeloComprador,
      executar: (pedido) =>
        mudarDele(pedido, (antes, por) =>
          agendado(antes, pedido.body.inicio, por, { vagaDoServico, agora } as ServicosDosServicos),
        ),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/servicos/:uid/cancelar',
      resumo: 'Quem comprou cancela o serviço que pediu',
      guarda: 'cliente',
      params: paramsUid,
      body: cancelamentoDoServico.extend({ comandoId }),
      resposta: servicoVistoPeloComprador,
      executar: (pedido) =>
        mudarDele(pedido, (antes, por) => cancelado(antes, pedido.body.motivo, por, agora())),
    }),
  ];
}
