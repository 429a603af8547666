'use client';

import type { MensagemDaConversa } from '@martelo/shared/conversa/conversa.esquema';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CONVERSA_POR_MODO, CONVERSA as P } from '../palavras/conversa.ts';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './Conversa.module.css';
import { type Alvo, ConversaViva } from './conversa-viva.ts';
import { Escrever } from './Escrever.tsx';
import { Mensagem } from './Mensagem.tsx';

export interface PropsDaConversa {
  alvo: Alvo;
  /** What the house is called here. */
  marca: string;
  modo: TipoHotsite;
  /** Who shows it: one of the house is told who writes. */
  daCasa?: boolean;
  /** Where a message that looks like a bid leads its author; left out where there is nothing to bid on. */
  aoLance?: ((valor: number) => void) | undefined;
  /** What may be done to a message, beside it. */
  acoes?: (mensagem: MensagemDaConversa) => ReactNode;
  prontas?: readonly { titulo: string; texto: string }[];
  aoLer?: () => void;
  /** There is no such chat: its place is given to something else. */
  aoFaltar?: () => void;
}

/** Near enough to the end to be carried along by what comes. */
const PERTO_PX = 80;

/** A chat, wherever it stands: what was said, live, and what one says oneself. Knows nothing of the page around it. */
export function Conversa(props: PropsDaConversa) {
  const { alvo, daCasa = false } = props;
  const [viva] = useState(() => new ConversaViva(alvo, daCasa));
  viva.aoLer = props.aoLer;
  const estado = useSyncExternalStore(viva.assinar, viva.ler, viva.ler);
  const { fase, aberta, fio } = estado;
  const { aoFaltar } = props;
  const falta = fase === 'nao-ha';
  useEffect(() => {
    if (falta) aoFaltar?.();
  }, [falta, aoFaltar]);
  if (fase === 'indisponivel' || falta)
    return (
      <div className={estilo.aviso} role="alert">
        <p>{P.naoAbriu}</p>
        <button type="button" className={estilo.leve} onClick={viva.deNovo}>
          {P.tentar}
        </button>
      </div>
    );
  if (aberta === null)
    return (
      <p className={estilo.aviso} role="status">
        {P.abrindo}
      </p>
    );
  return (
    <div className={estilo.conversa}>
      <Mensagens {...props} viva={viva} estado={estado} />
      {aberta.autor === null ? (
        <p className={estilo.nota}>{P.entre}</p>
      ) : (
        <Escrever
          viva={viva}
          fechada={aberta.fechada}
          silencio={aberta.silencio}
          {...(props.prontas === undefined ? {} : { prontas: props.prontas })}
          {...(fio.mensagens.length === 0 ? { focar: true } : {})}
        />
      )}
    </div>
  );
}

function Mensagens({
  viva,
  estado: { aberta, fio, outroLado },
  marca,
  modo,
  daCasa = false,
  aoLance,
  acoes,
}: PropsDaConversa & { viva: ConversaViva; estado: ReturnType<ConversaViva['ler']> }) {
  const caixa = useRef<HTMLDivElement>(null);
  const noFim = useRef(true);
  const alturaAntes = useRef<number | null>(null);
  const [novas, haNovas] = useState(false);
  const [buscando, buscar] = useState(false);
  const { mensagens, haAntes } = fio;
  const ultima = mensagens.at(-1)?.ordem ?? 0;

  const irAoFim = () => {
    const div = caixa.current;
    if (div) div.scrollTop = div.scrollHeight;
    haNovas(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new stands at the end
  useEffect(() => {
    if (noFim.current) irAoFim();
    else haNovas(true);
  }, [ultima]);
  // What is put before what somebody reads leaves it where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: something older stands at the beginning
  useLayoutEffect(() => {
    const div = caixa.current;
    if (div && alturaAntes.current !== null) div.scrollTop += div.scrollHeight - alturaAntes.current;
    alturaAntes.current = null;
  }, [mensagens[0]?.ordem]);

  const vazia = daCasa
    ? P.vaziaNaCasa
    : aberta?.tipo === 'PUBLICA'
      ? P.vaziaPublica
      : CONVERSA_POR_MODO[modo].vazia;
  const minhaUltima = mensagens.findLast(({ autor }) => autor === aberta?.autor)?.ordem;
  return (
    <div className={estilo.moldura}>
      <div
        ref={caixa}
        className={estilo.mensagens}
        role="log"
        aria-label={P.mensagens}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          noFim.current = scrollHeight - scrollTop - clientHeight < PERTO_PX;
          if (noFim.current) haNovas(false);
        }}
      >
        {haAntes && (
          <button
            type="button"
            className={estilo.leve}
            disabled={buscando}
            onClick={async () => {
              buscar(true);
              alturaAntes.current = caixa.current?.scrollHeight ?? null;
              await viva.anteriores();
              buscar(false);
            }}
          >
            {P.anteriores}
          </button>
        )}
        {mensagens.length === 0 && <p className={estilo.vazia}>{vazia}</p>}
        <ol className={estilo.lista}>
          {mensagens.map((uma) => {
            const minha = uma.autor === aberta?.autor;
            return (
              <Mensagem
                key={uma.uid}
                de={uma}
                minha={minha}
                daMinhaCasa={daCasa && uma.apelido === null}
                quem={
                  minha
                    ? P.voce
                    : (uma.quem?.nome ?? uma.apelido ?? (uma.mensagem === null ? P.alguem : P.casa(marca)))
                }
                andamento={
                  minha && aberta?.tipo === 'CLIENTE' && uma.ordem === minhaUltima
                    ? uma.ordem <= outroLado.lidaAte
                      ? P.lida
                      : uma.ordem <= outroLado.recebidaAte
                        ? P.recebida
                        : P.enviada
                    : null
                }
                modo={modo}
                aoLance={minha ? aoLance : undefined}
                acoes={acoes?.(uma)}
              />
            );
          })}
        </ol>
      </div>
      {novas && (
        <button type="button" className={estilo.novas} onClick={irAoFim}>
          <Icone nome="chevron-down" tamanho={16} />
          {P.novas}
        </button>
      )}
    </div>
  );
}
