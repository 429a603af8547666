'use client';

import { CircleCheckBig, ExternalLink, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ASSISTENTE } from '../palavras/assistente.ts';
import estilos from './assistente.module.css';
import type { Resposta } from './chamadas.ts';
import type { Andamento } from './pedido.ts';

const PERGUNTAR_MS = 500;

/** The brand being made, piece by piece, and where it can be seen when it is. */
export function Progresso({
  inicial,
  endereco,
  previa,
  perguntar,
  retomar,
  aoTerminar,
  depois,
  aoParar = null,
}: {
  inicial: Andamento;
  /** The brand's home in small; null when it was begun elsewhere. */
  previa: ReactNode;
  endereco: string;
  perguntar(uid: string): Promise<Resposta<Andamento>>;
  retomar(uid: string): Promise<Resposta<Andamento>>;
  aoTerminar(): void;
  /** What follows once it is on the air. */
  depois(site: string, obra: Andamento): ReactNode;
  /** Where else to go from one that stopped. */
  aoParar?: ReactNode;
}) {
  const [obra, setObra] = useState(inicial);
  const [semRede, setSemRede] = useState(false);
  const titulo = useRef<HTMLHeadingElement>(null);
  const terminar = useRef(aoTerminar);
  terminar.current = aoTerminar;
  const { situacao, uid } = obra;

  useEffect(() => {
    titulo.current?.focus({ preventScroll: true });
    if (situacao === 'pronta') terminar.current();
    if (situacao !== 'fazendo') return;
    const relogio = setInterval(async () => {
      const resposta = await perguntar(uid);
      setSemRede(!resposta.ok);
      if (resposta.ok) setObra(resposta.valor);
    }, PERGUNTAR_MS);
    return () => clearInterval(relogio);
  }, [situacao, uid, perguntar]);

  const site = endereco.replace('{subdominio}', obra.subdominio);
  if (situacao === 'pronta')
    return (
      <main className={estilos.pronta}>
        <CircleCheckBig size={56} aria-hidden="true" />
        <h1 ref={titulo} tabIndex={-1}>
          {ASSISTENTE.estaNoAr(obra.nome)}
        </h1>
        <a className={estilos.endereco} href={site} target="_blank" rel="noreferrer">
          {site.replace(/^https?:\/\//, '')} <ExternalLink size={20} aria-hidden="true" />
        </a>
        {previa && <div className={estilos.obra}>{previa}</div>}
        {depois(site, obra)}
      </main>
    );
  return (
    <main className={estilos.pronta}>
      {previa && <div className={estilos.obra}>{previa}</div>}
      <h1 ref={titulo} tabIndex={-1}>
        {situacao === 'parada' ? ASSISTENTE.parouNoMeio(obra.nome) : ASSISTENTE.criando(obra.nome)}
      </h1>
      <progress max={obra.total} value={obra.feitos} aria-label={ASSISTENTE.andamento} />
      <p role="status" className={situacao === 'parada' ? estilos.falta : undefined}>
        {semRede ? ASSISTENTE.semConexao : obra.frase}
      </p>
      {situacao === 'parada' ? (
        <p className={estilos.botoes}>
          <button
            type="button"
            className={estilos.forte}
            onClick={async () => {
              const resposta = await retomar(uid);
              if (resposta.ok) setObra(resposta.valor);
              else setObra({ ...obra, frase: resposta.frase });
            }}
          >
            <RotateCw size={18} aria-hidden="true" /> {ASSISTENTE.retomar}
          </button>
          {aoParar}
        </p>
      ) : (
        <p className={estilos.ajuda}>{ASSISTENTE.podeFechar}</p>
      )}
    </main>
  );
}
