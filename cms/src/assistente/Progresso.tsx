'use client';

import { ArrowRight, CircleCheckBig, ExternalLink, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import estilos from './assistente.module.css';
import { pedirRetomada, perguntarAndamento } from './chamadas.ts';
import type { Andamento } from './pedido.ts';

const PERGUNTAR_MS = 500;

/** The brand being made, piece by piece, and where it can be seen when it is. */
export function Progresso({
  inicial,
  endereco,
  previa,
  aoTerminar,
}: {
  inicial: Andamento;
  /** The brand's home in small; null when it was begun elsewhere. */
  previa: ReactNode;
  endereco: string;
  aoTerminar(): void;
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
      const resposta = await perguntarAndamento(uid);
      setSemRede(!resposta.ok);
      if (resposta.ok) setObra(resposta.valor);
    }, PERGUNTAR_MS);
    return () => clearInterval(relogio);
  }, [situacao, uid]);

  const site = endereco.replace('{subdominio}', obra.subdominio);
  if (situacao === 'pronta')
    return (
      <main className={estilos.pronta}>
        <CircleCheckBig size={56} aria-hidden="true" />
        <h1 ref={titulo} tabIndex={-1}>
          {obra.nome} está no ar
        </h1>
        <a className={estilos.endereco} href={site} target="_blank" rel="noreferrer">
          {site.replace(/^https?:\/\//, '')} <ExternalLink size={20} aria-hidden="true" />
        </a>
        {previa && <div className={estilos.obra}>{previa}</div>}
        {obra.frase !== 'No ar' && <p className={estilos.falta}>{obra.frase}</p>}
        <p>Dezoito páginas publicadas. Veja na ficha da marca o que ainda falta: edital, fotos, DNS…</p>
        <p className={estilos.botoes}>
          <a className={estilos.forte} href={`/admin/collections/hotsites/${obra.hotsiteId}`}>
            Ver o que falta <ArrowRight size={18} aria-hidden="true" />
          </a>
          <a className={estilos.leve} href="/admin">
            Ir ao início
          </a>
        </p>
      </main>
    );
  return (
    <main className={estilos.pronta}>
      {previa && <div className={estilos.obra}>{previa}</div>}
      <h1 ref={titulo} tabIndex={-1}>
        {situacao === 'parada' ? `${obra.nome} parou no meio` : `Criando ${obra.nome}…`}
      </h1>
      <progress max={obra.total} value={obra.feitos} aria-label="Andamento" />
      <p role="status" className={situacao === 'parada' ? estilos.falta : undefined}>
        {semRede
          ? 'Sem conexão: a criação continua, e esta tela acompanha quando a rede voltar.'
          : obra.frase}
      </p>
      {situacao === 'parada' ? (
        <p className={estilos.botoes}>
          <button
            type="button"
            className={estilos.forte}
            onClick={async () => {
              const resposta = await pedirRetomada(uid);
              if (resposta.ok) setObra(resposta.valor);
              else setObra({ ...obra, frase: resposta.frase });
            }}
          >
            <RotateCw size={18} aria-hidden="true" /> Retomar
          </button>
          <a className={estilos.leve} href="/admin">
            Ir ao início
          </a>
        </p>
      ) : (
        <p className={estilos.ajuda}>Pode fechar esta tela: a criação termina sozinha.</p>
      )}
    </main>
  );
}
