import { DIAS_DOS_CONVIDADOS } from '@martelo/shared/convidado';
import { CONVIDADOS, semQuemEra } from '../../casa/convidado.ts';
import { EVENTOS } from '../../casa/evento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import type { RecolherArquivos } from '../exportacoes/recolher.ts';

const DIA_MS = 86_400_000;

/** Takes out who a guest was, in former versions as well; told again it changes nothing. */
export async function esquecerConvidado(registros: Registros, uid: string, em: string): Promise<void> {
  const convidados = registros.colecao(CONVIDADOS);
  await deNovoSeMudou(async () => {
    const antes = await convidados.obter(SISTEMA, uid);
    if (antes === null || antes.esquecidoEm !== null) return;
    await convidados.salvar(SISTEMA, semQuemEra(semCarimbos(antes) as never, em) as never, antes.revisao);
  });
  await convidados.expurgarHistorico(uid);
}

/** Of events that were long ago who came is nobody's to know any more, also of those who were taken off the list. @param agora Unix ms */
export async function esquecerConvidadosVelhos(
  registros: Registros,
  agora: number,
  recolher?: RecolherArquivos,
): Promise<void> {
  const eventos = registros.colecao(EVENTOS);
  const [em, limite] = [new Date(agora).toISOString(), agora - DIAS_DOS_CONVIDADOS * DIA_MS];
  const velhos: { uid: string; id: number; hotsiteId: number }[] = [];
  const filtros = [
    { tipo: 'range', campo: 'inicio', max: new Date(limite).toISOString() } as const,
    { tipo: 'existe', campo: 'esquecidoEm', valor: false } as const,
  ];
  for await (const { uid, id, hotsiteId, inicio, fim } of eventos.percorrer(SISTEMA, { filtros }))
    if (Date.parse(fim ?? inicio) <= limite) velhos.push({ uid, id, hotsiteId });
  for (const { uid, id, hotsiteId } of velhos) {
    const seus: string[] = [];
    const doEvento = [{ tipo: 'exata' as const, campo: 'eventoId', valor: id }];
    for await (const um of registros.colecao(CONVIDADOS).percorrer(SISTEMA, { filtros: doEvento }))
      seus.push(um.uid);
    for (const convidadoUid of seus) await esquecerConvidado(registros, convidadoUid, em);
    await recolher?.(hotsiteId, [CONVIDADOS.declaracao.nome]);
    // Last: what is cut short is found again.
    await deNovoSeMudou(async () => {
      const antes = await eventos.obter(SISTEMA, uid);
      if (antes === null || antes.esquecidoEm !== null) return;
      await eventos.salvar(
        SISTEMA,
        { ...(semCarimbos(antes) as typeof antes), esquecidoEm: em },
        antes.revisao,
      );
    });
  }
}
