'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import type { PaginaSite } from '@martelo/shared/pagina';
import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { VERSOES } from '../../palavras/construtor/versoes.ts';
import { ValorLido } from '../conflitos/ValorLido.tsx';
import type { Versao } from '../servidor/versoes.ts';
import { LARGURAS } from '../tela/larguras.ts';
import { type Mudanca, mudancasEntre } from './mudancas.ts';
import { PreviaDeVersao, ROTULO, type Rolavel } from './PreviaDeVersao.tsx';
import estilos from './versoes.module.css';

interface Props {
  site: string;
  de: Versao;
  para: Versao;
  conteudo(versao: string): Promise<PaginaSite | null>;
  aoRestaurar(versao: Versao): void;
}

/** Two versions side by side, as pages or field by field. They scroll together; a change takes both to its place. */
export function Comparacao({ site, de, para, conteudo, aoRestaurar }: Props) {
  const [paginas, setPaginas] = useState<readonly [PaginaSite, PaginaSite] | null>(null);
  const [modo, setModo] = useState<'paginas' | 'campos'>('paginas');
  const [largura, setLargura] = useState<number>(LARGURAS[2].px);
  const lados = useRef<[Rolavel | null, Rolavel | null]>([null, null]);
  useEffect(() => {
    let vivo = true;
    void Promise.all([conteudo(de.id), conteudo(para.id)]).then(([a, b]) => {
      if (vivo && a && b) setPaginas([a, b]);
    });
    return () => {
      vivo = false;
    };
  }, [conteudo, de.id, para.id]);
  const mudancas = useMemo(() => (paginas ? mudancasEntre(...paginas) : []), [paginas]);
  if (!paginas) return <p className={estilos.espera}>{VERSOES.abrindoAsDuasVersoes}</p>;
  const rolar = (por: number) => {
    for (const lado of lados.current) lado?.rolar(por);
  };
  const mostrar = (id: string) => {
    for (const lado of lados.current) lado?.mostrar(id);
  };
  return (
    <section className={estilos.comparacao} aria-label={VERSOES.comparacaoDasDuasVersoes}>
      <div className={estilos.ferramentas}>
        <fieldset className={estilos.opcoes}>
          <legend>{VERSOES.verComo}</legend>
          {(['paginas', 'campos'] as const).map((um) => (
            <label key={um} data-ativa={modo === um ? '' : undefined}>
              <input type="radio" name="modo-comparacao" checked={modo === um} onChange={() => setModo(um)} />
              {um === 'paginas' ? VERSOES.paginas : VERSOES.campos}
            </label>
          ))}
        </fieldset>
        {modo === 'paginas' && (
          <fieldset className={estilos.opcoes}>
            <legend>{VERSOES.largura}</legend>
            {LARGURAS.map(({ px, rotulo }) => (
              <label key={px} data-ativa={largura === px ? '' : undefined}>
                <input
                  type="radio"
                  name="largura-comparacao"
                  checked={largura === px}
                  onChange={() => setLargura(px)}
                />
                {rotulo}
              </label>
            ))}
          </fieldset>
        )}
        <p className={estilos.quantas} role="status">
          {quantas(mudancas)}
        </p>
      </div>
      <div className={estilos.titulos} data-modo={modo}>
        {[de, para].map((versao) => (
          <div key={versao.id} className={estilos.titulo}>
            <span>
              <strong>{nomeDa(versao)}</strong>
              <small>
                {formatarDataHora(versao.fim)} · {versao.quem || VERSOES.martelo}
              </small>
            </span>
            {!versao.atual && (
              <button type="button" onClick={() => aoRestaurar(versao)}>
                <RotateCcw size={15} aria-hidden="true" /> {VERSOES.restaurar}
              </button>
            )}
          </div>
        ))}
      </div>
      {modo === 'paginas' ? (
        <div className={estilos.previas}>
          {paginas.map((pagina, i) => (
            <PreviaDeVersao
              key={i === 0 ? 'de' : 'para'}
              ref={(lado) => {
                lados.current[i === 0 ? 0 : 1] = lado;
              }}
              site={site}
              pagina={pagina}
              titulo={nomeDa(i === 0 ? de : para)}
              largura={largura}
              mudancas={mudancas}
              aoRolar={rolar}
            />
          ))}
          <nav className={estilos.indice} aria-label={VERSOES.secoesQueMudaram}>
            {mudancas
              .filter(({ id }) => id !== '')
              .map(({ id, nome, tipo }) => (
                <button key={id} type="button" data-tipo={tipo} onClick={() => mostrar(id)}>
                  {nome} <small>{ROTULO[tipo]}</small>
                </button>
              ))}
          </nav>
        </div>
      ) : (
        <Campos mudancas={mudancas} />
      )}
    </section>
  );
}

function Campos({ mudancas }: { mudancas: readonly Mudanca[] }) {
  if (mudancas.length === 0) return <p className={estilos.espera}>{VERSOES.asDuasVersoesDizem}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div className={estilos.campos} tabIndex={0}>
      {mudancas.map(({ id, nome, tipo, campos }) => (
        <article key={id || 'pagina'}>
          <h3>
            {nome} <b data-tipo={tipo}>{ROTULO[tipo]}</b>
          </h3>
          {campos.map(({ chave, rotulo, de, para }) => (
            <div key={chave} className={estilos.linha}>
              <span>{rotulo}</span>
              <div>
                <ValorLido valor={de} outro={para} lado="de" />
              </div>
              <div>
                <ValorLido valor={para} outro={de} lado="para" />
              </div>
            </div>
          ))}
        </article>
      ))}
    </div>
  );
}

const nomeDa = (versao: Versao): string =>
  versao.atual
    ? VERSOES.emEdicao
    : versao.noAr
      ? VERSOES.noArAgora
      : versao.publicada
        ? VERSOES.publicacao
        : VERSOES.rascunho;

const quantas = ({ length }: readonly Mudanca[]): string =>
  length === 0
    ? VERSOES.nenhumaDiferenca
    : length === 1
      ? VERSOES.umaSecaoMudou
      : VERSOES.secoesMudaram(length);
