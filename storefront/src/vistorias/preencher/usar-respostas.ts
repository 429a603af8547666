import { uuidv7 } from '@martelo/shared/identificador';
import type { Preenchimento } from '@martelo/shared/vistorias/esquema';
import { recusaDaResposta, type ValorDoItem } from '@martelo/shared/vistorias/itens';
import { useEffect, useRef, useState } from 'react';
import { fazParte } from '../../campo/fila.ts';
import { useCampo } from '../../campo/usar-campo.ts';
import { ADMIN_VISTORIAS as P } from '../../palavras/admin-vistorias.ts';
import { encolher } from '../../patio/encolher.ts';
import { novoComandoId } from '../../sessao/comandar.ts';
import { abrirLugar, lugarAgora } from './lugar.ts';
import { assuntoDoItem, dadasAqui, projetar } from './projetar.ts';

/** Which inspection is filled in, and by whom. */
export interface QualVistoria {
  /** The account that fills it in. */
  dono: string;
  /** Its calls: `/v1/vistorias/<uid>`, or that of a removal. */
  caminho: string;
  /** Of the outbox: `vistoria/<uid>`, or below a removal, whose codes go behind what was answered before them. */
  assunto: string;
  /** The page that it is filled in at. */
  tela: string;
}

const CHAVE_DO_APARELHO = 'martelo-aparelho-vistoria';

/** The name that this browser gave itself: of two devices that answer one item, people are told. */
function aparelho(): string {
  const novo = uuidv7();
  try {
    const guardado = localStorage.getItem(CHAVE_DO_APARELHO);
    if (guardado !== null && /^[\w-]{8,64}$/.test(guardado)) return guardado;
    localStorage.setItem(CHAVE_DO_APARELHO, novo);
  } catch {
    // A browser that keeps nothing is another device each time.
  }
  return novo;
}

/**
 * Answers of an inspection by the outbox: each is kept on this phone as it is given, and goes by itself, once, with or without network now. What
 * is shown is what was read with what was answered here over it.
 */
export function useRespostas(
  { dono, caminho, assunto, tela }: QualVistoria,
  lida: Preenchimento,
  lerDeNovo: () => Promise<unknown>,
) {
  const { campo, andamento } = useCampo(dono);
  const [falhou, falhar] = useState(false);
  /** What the phone itself refuses, before anything is kept. */
  const [recusas, recusar] = useState<Readonly<Record<string, string>>>({});
  const [este] = useState(aparelho);
  useEffect(abrirLugar, []);
  const { atos } = andamento;
  const partes = atos.filter((um) => fazParte(um.assunto, assunto));
  const esperam = partes.filter(({ estado }) => estado === 'ESPERA').length;
  const recusados = atos.filter((um) => um.estado === 'RECUSADO' && um.assunto.startsWith(assunto)).length;
  const reler = useRef(lerDeNovo);
  reler.current = lerDeNovo;
  // Read again behind the last of what goes, not behind each; and what is refused is for a reason that one has to see.
  const { ultimo } = andamento;
  useEffect(() => {
    if (esperam === 0 && (ultimo !== null || recusados > 0)) void reler.current().catch(() => {});
  }, [esperam, ultimo, recusados]);

  const dadas = dadasAqui(lida, assunto, { atos, feitos: campo?.feitos() ?? [], aparelho: este });
  const fim = atos.find((um) => um.assunto === assunto);
  const fechada = fim?.estado === 'ESPERA';
  const projetada = projetar(lida, dadas);
  const de = fechada ? { ...projetada, podePreencher: false } : projetada;
  const { tipoNome, veiculo } = lida;
  const deQuem = [veiculo.nome, veiculo.placa].filter(Boolean).join(' · ');
  const itens = lida.categorias.flatMap((uma) => uma.itens);

  const guardar = async (fazer: () => Promise<unknown>): Promise<void> => {
    try {
      await fazer();
      falhar(false);
    } catch {
      falhar(true);
    }
  };
  const responderCom = (
    itemUid: string,
    { id, em }: { id: string; em: string },
    chamada: { caminho: string; corpo: object },
    foto?: { uid: string; bytes: Blob },
  ) =>
    guardar(async () => {
      // What was said of it before and did not go is no more what is meant.
      const antes = partes.findLast((um) => um.assunto === assuntoDoItem(assunto, itemUid));
      await campo?.fila.por(
        {
          ...{ id, dono, assunto: assuntoDoItem(assunto, itemUid), instante: em, chamada, tela },
          ...{ titulo: `${tipoNome}: ${itens.find(({ uid }) => uid === itemUid)?.nome ?? ''}`, de: deQuem },
          responde: foto === undefined ? 'respostas' : 'registro',
          ...(foto !== undefined && {
            arquivos: [{ ...foto, comandoId: foto.uid, nome: 'vistoria.jpg', guardarEm: null }],
          }),
        },
        antes?.id,
      );
    });
  const nova = () => ({ id: uuidv7(), em: new Date().toISOString() });

  return {
    ...{ de, dadas, recusas, falhou, campo, fim, fechada, recusados },
    /** How many answers are on this phone alone. */
    porEnviar: partes.length,
    responder(itemUid: string, valor: ValorDoItem) {
      const item = itens.find(({ uid }) => uid === itemUid);
      const recusa = item && recusaDaResposta(item, valor, item.desenho ?? veiculo.desenho);
      const { [itemUid]: _, ...outras } = recusas;
      recusar(recusa ? { ...outras, [itemUid]: recusa } : outras);
      if (recusa) return;
      const { id, em } = nova();
      const resposta = { id, itemUid, em, valor, lugar: lugarAgora() };
      const corpo = { aparelho: este, respostas: [resposta] };
      void responderCom(itemUid, { id, em }, { caminho: `${caminho}/respostas`, corpo });
    },
    async fotografar(itemUid: string, foto: File) {
      const { id, em } = nova();
      const lugar = lugarAgora();
      const bytes = await encolher(foto);
      const daFoto = novoComandoId();
      const corpo = {
        ...{ id, itemUid, em, aparelho: este, envioUid: `$arquivo:${daFoto}` },
        // As a form says it, which this is in parts.
        ...(lugar && {
          ...{ latitude: lugar.latitude.toFixed(6), longitude: lugar.longitude.toFixed(6) },
          precisao: String(lugar.precisao ?? 0),
        }),
      };
      await responderCom(itemUid, { id, em }, { caminho: `${caminho}/fotos`, corpo }, { uid: daFoto, bytes });
    },
    /** Says that it is done, behind all that was answered; again, where that was refused. */
    realizar: () =>
      guardar(async () => {
        const comandoId = novoComandoId();
        await campo?.fila.por(
          {
            ...{ id: comandoId, dono, assunto, tela, titulo: P.realizarVistoria(tipoNome), de: deQuem },
            ...{ instante: new Date().toISOString(), responde: 'registro', revisaoDe: caminho },
            chamada: { caminho: `${caminho}/realizar`, corpo: { comandoId } },
          },
          fim?.id,
        );
      }),
    /** It is not done yet, after all. */
    reabrir: () => fim && void campo?.fila.descartar(fim.id),
    deNovo(itemUid: string) {
      const { id } = dadas[itemUid] ?? {};
      if (id !== undefined) void campo?.fila.tentarDeNovo(id);
    },
  };
}
export type Respostas = ReturnType<typeof useRespostas>;
export type RespostaVista = Preenchimento['respostas'][number];
