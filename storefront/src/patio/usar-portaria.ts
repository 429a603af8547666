'use client';

import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { somarDias } from '@martelo/shared/feriados';
import type { PortariaRespondida } from '@martelo/shared/pos-venda/agendamento';
import { useCallback, useEffect, useRef, useState } from 'react';
import { enviarArquivo } from '../cliente/pagar/enviar-arquivo.ts';
import { chamar, novoComandoId } from '../sessao/comandar.ts';
import { fraseDoErro } from '../sessao/frase.ts';
import {
  confirmarForaDoDia,
  type Deposito,
  type EntregaGuardada,
  enviarFotos,
  enviarGuardadas,
  type FotoGuardada,
} from './entregas.ts';
import { chavesGuardadas, esquecer, guardar, lerGuardado, todosOsGuardados } from './guardado.ts';

export interface EntregaPedida {
  uid: string;
  codigo: string;
  documentoVisto: string;
  /** On another day than the slot's, as meant. */
  foraDoDia: boolean;
  imagens: readonly Blob[];
}

interface DiaGuardado {
  portaria: PortariaRespondida;
  /** Unix ms. */
  em: number;
}
export type EstadoDaPortaria =
  | { tipo: 'lendo' }
  | { tipo: 'pronta'; portaria: PortariaRespondida; guardadaEm: number; semRede: boolean; semSessao: boolean }
  | { tipo: 'sem-sessao' }
  | { tipo: 'sem-lista' }
  | { tipo: 'recusada'; frase: string };

const deposito = {
  todas: () => todosOsGuardados<EntregaGuardada>('entregas'),
  guardar: (entrega: EntregaGuardada) => guardar('entregas', entrega.uid, entrega),
  esquecer: (uid: string) => esquecer('entregas', uid),
};
const dasFotos: Deposito<FotoGuardada> = {
  todas: () => todosOsGuardados<FotoGuardada>('fotos'),
  guardar: (foto) => guardar('fotos', foto.comandoId, foto),
  esquecer: (comandoId) => esquecer('fotos', comandoId),
};
const mandarFoto = (uid: string, arquivo: Blob, comandoId: string) =>
  enviarArquivo(
    `agendamentos/${uid}/fotos`,
    new File([arquivo], NOME_DA_FOTO, { type: arquivo.type }),
    comandoId,
    () => {},
  ).resposta;
/** As it is kept; the engine names it by what it finds in it. */
const NOME_DA_FOTO = 'entrega.jpg';

/** All that is kept, in its order: what was handed over, then its pictures. Gives how many were taken. */
async function enviarTudo(conta: string): Promise<number> {
  const entregas = await enviarGuardadas(deposito, conta, mandar);
  const porContar = new Set((await deposito.todas()).map(({ uid }) => uid));
  return entregas + (await enviarFotos(dasFotos, conta, porContar, mandarFoto));
}
async function esquecerFotos(uid: string): Promise<void> {
  for (const foto of await dasFotos.todas()) if (foto.uid === uid) await dasFotos.esquecer(foto.comandoId);
}
const mandar = (uid: string, corpo: object) => chamar('PUT', `agendamentos/${uid}/situacao`, corpo);
/** While something is kept it is offered again. */
const ENTRE_TENTATIVAS_MS = 15_000;

/** The gate of a yard on a day: its list, from the engine or as this device kept it, and what was handed over here. */
export function usePortaria(conta: string, patUid: string | null, dia: string) {
  const [estado, definir] = useState<EstadoDaPortaria>({ tipo: 'lendo' });
  const [entregas, definirEntregas] = useState<readonly EntregaGuardada[]>([]);
  const [fotos, definirFotos] = useState<readonly FotoGuardada[]>([]);
  const [deOutros, contarDeOutros] = useState(0);

  const lerEntregas = useCallback(async (): Promise<void> => {
    const todas = await deposito.todas();
    definirEntregas(todas.filter((uma) => uma.conta === conta));
    contarDeOutros(todas.filter((uma) => uma.conta !== conta).length);
    definirFotos((await dasFotos.todas()).filter((uma) => uma.conta === conta));
  }, [conta]);

  const ler = useCallback(async (): Promise<void> => {
    if (patUid === null) return;
    const chave = `${conta}:${dia}:${patUid}`;
    const resposta = await chamar<PortariaRespondida>('GET', `patios/${patUid}/portaria?dia=${dia}`);
    if (resposta.tipo === 'aceito') {
      const em = Date.now();
      definir({ tipo: 'pronta', portaria: resposta.corpo, guardadaEm: em, semRede: false, semSessao: false });
      await guardar('dias', chave, { portaria: resposta.corpo, em } satisfies DiaGuardado);
      return;
    }
    // Who was signed in is asked to do so again, and works on with what this device has.
    const semSessao = resposta.tipo === 'recusado' && resposta.erro.statusCode === 401;
    if (resposta.tipo === 'recusado' && resposta.erro.statusCode < 500 && !semSessao)
      return definir({ tipo: 'recusada', frase: fraseDoErro(resposta.erro) });
    const achado = await lerGuardado<DiaGuardado>('dias', chave);
    definir(
      achado === null
        ? { tipo: semSessao ? 'sem-sessao' : 'sem-lista' }
        : {
            ...{ tipo: 'pronta', portaria: achado.portaria, guardadaEm: achado.em },
            ...{ semRede: !semSessao, semSessao },
          },
    );
  }, [conta, patUid, dia]);

  // What is read when something was taken is what is shown by then: another yard or day may have been chosen meanwhile.
  const lerAgora = useRef(ler);
  useEffect(() => {
    lerAgora.current = ler;
  }, [ler]);
  const enviar = useCallback(async (): Promise<void> => {
    const aceitas = await enviarTudo(conta);
    await lerEntregas();
    if (aceitas > 0) await lerAgora.current();
  }, [conta, lerEntregas]);

  useEffect(() => {
    definir({ tipo: 'lendo' });
    void ler();
  }, [ler]);
  useEffect(() => {
    void esquecerDiasVelhos(conta);
    void enviar();
    const timer = window.setInterval(() => void enviar(), ENTRE_TENTATIVAS_MS);
    const voltou = () => void enviar().then(() => lerAgora.current());
    window.addEventListener('online', voltou);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', voltou);
    };
  }, [conta, enviar]);

  return {
    estado,
    entregas,
    fotos,
    /** How many are kept here that other people handed over: they alone send them. */
    deOutros,
    ler: () => void ler(),
    enviar: () => void enviar(),
    /** Kept first, then told: whatever becomes of page and network in between, it is told once. */
    async entregar({
      uid,
      codigo,
      documentoVisto,
      foraDoDia,
      imagens,
    }: EntregaPedida): Promise<'feita' | 'guardada' | string> {
      const entrega: EntregaGuardada = {
        ...{ uid, conta, comandoId: novoComandoId(), codigo, documentoVisto, foraDoDia, recusa: null },
        em: new Date().toISOString(),
      };
      for (const arquivo of imagens)
        await dasFotos.guardar({ ...{ uid, conta, arquivo, recusa: null }, comandoId: novoComandoId() });
      await deposito.guardar(entrega);
      await enviarTudo(conta);
      const depois = (await deposito.todas()).find((uma) => uma.uid === uid);
      await lerEntregas();
      if (depois === undefined) {
        await ler();
        return 'feita';
      }
      if (depois.recusa === null) return 'guardada';
      // Said where it was asked: nobody has to be told again.
      await deposito.esquecer(uid);
      await esquecerFotos(uid);
      await lerEntregas();
      // Whoever was faster has changed the list.
      void ler();
      return depois.recusa;
    },
    /** Of one that was refused for its day: it left all the same, and is told so. */
    async foiForaDoDia(uid: string): Promise<void> {
      const entrega = (await deposito.todas()).find((uma) => uma.uid === uid);
      if (entrega === undefined) return;
      await deposito.guardar(confirmarForaDoDia(entrega, novoComandoId()));
      await enviar();
    },
    dispensar: (uid: string) =>
      void deposito
        .esquecer(uid)
        .then(() => esquecerFotos(uid))
        .then(lerEntregas),
    dispensarFoto: (comandoId: string) => void dasFotos.esquecer(comandoId).then(lerEntregas),
  };
}

/** Names and documents do not stay on a device longer than they are of use, and none of another account. */
async function esquecerDiasVelhos(conta: string): Promise<void> {
  const limite = somarDias(diaEmSaoPaulo(Date.now()), -1);
  for (const chave of await chavesGuardadas('dias')) {
    const [dono, dia = ''] = chave.split(':');
    if (dono !== conta || dia < limite) await esquecer('dias', chave);
  }
}
