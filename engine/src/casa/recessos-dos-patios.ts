import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import type { patioEscrita } from '@martelo/shared/patio';
import { AGENDA_PADRAO } from '@martelo/shared/pos-venda/agenda';
import { recessoEscrito, recessoFeito, recessoRetirado, recessosRespondidos } from '@martelo/shared/recesso';
import type { z } from 'zod';
import { paramsUid } from '../api/comando.ts';
import { comandoDeUm, comComando } from '../api/recurso/comandos.ts';
import type { Escritor } from '../api/recurso/declaracao.ts';
import { SEM_REMOVIDOS } from '../api/recurso/politica.ts';
import { type Chamador, type Rota, rota } from '../api/rota.ts';
import type { Acesso, Colecao, Registro } from '../records/records.ts';
import type { RecessoDoPatio, ServicosDosPatios } from './servicos-dos-patios.ts';

const ADM = ['Interno - ADM'] as const;
/** As much of a yard as this looks at; said here, for the yards' declaration has these calls in it. */
type Patio = Registro<
  z.output<typeof patioEscrita> & { uid: string; id: number; removidoEm?: string | undefined }
>;

const mesmo = (um: RecessoDoPatio, outro: RecessoDoPatio): boolean =>
  um.de === outro.de && um.ate === outro.ate && um.motivo === outro.motivo;

/** Recesses as they are lived: one for several yards at once, listed by day. They are kept with each yard's hours (`agenda.recessos`), and nowhere else. */
/** @param patios their collection: theirs is the declaration that has these calls in it */
export function recessosDosPatios(
  { agora, retiradasNoRecesso, liberarNoRecesso }: ServicosDosPatios & { agora(): number },
  escritor: Escritor<Patio>,
  patiosGuardados: () => Colecao<Patio>,
): Rota[] {
  const daMarca = async (acesso: Acesso, hotsiteId: number): Promise<Patio[]> => {
    const patios: Patio[] = [];
    const filtros = [{ tipo: 'exata', campo: 'hotsites', valor: hotsiteId } as const, SEM_REMOVIDOS];
    const ordem = { campo: 'nome', tipoOrdenacao: 'asc', tipoCampo: 'text' } as const;
    for await (const patio of patiosGuardados().percorrer(acesso, { filtros, ordem })) patios.push(patio);
    return patios;
  };
  const dito = ({ uid, id, nome }: Patio) => ({ uid, id, nome });
  const agendaDe = ({ agenda }: Patio) => agenda ?? AGENDA_PADRAO;
  /** On whatever the yard is by now: a recess contradicts nothing that somebody else writes of it. */
  const comRecessos = async (
    chamador: Chamador,
    uid: string,
    mudar: (recessos: readonly RecessoDoPatio[]) => readonly RecessoDoPatio[],
  ): Promise<void> => {
    const patio = await escritor.achar(chamador.acesso, uid);
    const agenda = agendaDe(patio);
    await escritor.alterar(
      chamador,
      uid,
      { agenda: { ...agenda, recessos: mudar(agenda.recessos) } },
      patio.revisao,
    );
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/patio-recesso',
      resumo: 'Os recessos dos pátios da marca: os que vêm, depois os que passaram',
      guarda: ADM,
      resposta: recessosRespondidos,
      async executar({ chamador: { acesso, hotsite } }) {
        const hoje = diaEmSaoPaulo(agora());
        const itens = (await daMarca(acesso, hotsite.id)).flatMap((patio) =>
          agendaDe(patio).recessos.map(({ de, ate, motivo }) => ({
            ...{ patio: dito(patio), de, ate, motivo, passou: ate < hoje },
          })),
        );
        const vez = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
        return {
          itens: itens.toSorted((a, b) =>
            a.passou !== b.passou
              ? Number(a.passou) - Number(b.passou)
              : (a.passou ? -1 : 1) * vez(a.de, b.de),
          ),
        };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/patio-recesso',
      resumo:
        'Marca um recesso num pátio, em alguns ou em todos; `remarcar` libera as retiradas agendadas e avisa quem comprou',
      guarda: ADM,
      body: recessoEscrito,
      resposta: recessoFeito,
      async executar({ body, chamador, req }) {
        const quem = comComando(chamador, req, body.comandoId);
        const { patios: ditos, de, ate, motivo, remarcar } = body;
        if (ate < diaEmSaoPaulo(agora()))
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['ate: esse dia já passou']);
        const todos = await daMarca(chamador.acesso, chamador.hotsite.id);
        const alvos =
          ditos === undefined
            ? todos.filter(({ situacao }) => situacao === 'ATIVO')
            : ditos.map((uid) => todos.find((um) => um.uid === uid));
        if (alvos.some((um) => um === undefined))
          throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'patios' });
        const recesso: RecessoDoPatio = { de, ate, motivo, ...(remarcar ? { remarcar: true } : {}) };
        const faltam = (alvos as Patio[]).filter(
          (um) => !agendaDe(um).recessos.some((outro) => mesmo(outro, recesso)),
        );
        // Said of all of them before the first is written.
        const agendadas: { patio: string; quantas: number }[] = [];
        for (const { uid, nome } of faltam) {
          const quantas = await retiradasNoRecesso(uid, [recesso]);
          if (quantas > 0) agendadas.push({ patio: nome, quantas });
        }
        const quantas = agendadas.reduce((soma, um) => soma + um.quantas, 0);
        if (quantas > 0 && !remarcar)
          throw new ErroMartelo('RECESSO_COM_AGENDA', { quantas, patios: agendadas });
        for (const { uid } of faltam) {
          await comRecessos(comandoDeUm(quem, uid), uid, (recessos) =>
            recessos.some((outro) => mesmo(outro, recesso)) ? recessos : [...recessos, recesso],
          );
          await liberarNoRecesso(uid, [recesso]);
        }
        return { itens: (alvos as Patio[]).map(dito), liberadas: quantas } satisfies z.output<
          typeof recessoFeito
        >;
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/patio-recesso/:uid/retirar',
      resumo: 'Tira um recesso de um pátio: os horários voltam a ser oferecidos',
      guarda: ADM,
      params: paramsUid,
      body: recessoRetirado,
      status: 204,
      async executar({ params, body: { comandoId, ...recesso }, chamador, req }) {
        const quem = comComando(chamador, req, comandoId);
        await comRecessos(quem, params.uid, (recessos) => recessos.filter((um) => !mesmo(um, recesso)));
      },
    }),
  ];
}
