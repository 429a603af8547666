'use client';

import { formatarHora } from '@martelo/shared/datas';
import type { Sessao } from '@martelo/shared/pagina';
import { Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CONFLITOS } from '../../palavras/construtor/conflitos.ts';
import estilosDialogo from '../dialogo.module.css';
import { camposDiferentes, resumoDaSessao, type Valor } from '../modelo/campos-diferentes.ts';
import type { Conflito } from '../modelo/sincronia.ts';
import type { Construtor } from '../useConstrutor.ts';
import estilos from './conflitos.module.css';
import { ValorLido } from './ValorLido.tsx';

type Lado = 'minha' | 'dela';

/** Sections that two people changed at once, side by side. Nothing goes on until each has a choice; nothing is lost by any of them. */
export function Conflitos({ construtor }: { construtor: Construtor }) {
  const { conflitos } = construtor.estado;
  const dialogo = useRef<HTMLDialogElement>(null);
  const [escolhas, setEscolhas] = useState<Readonly<Record<string, Lado>>>({});
  const ha = conflitos.length > 0;
  useEffect(() => {
    if (ha) dialogo.current?.showModal();
  }, [ha]);
  if (!ha) return null;
  const faltam = conflitos.filter(({ id }) => !escolhas[id]).length;
  const aplicar = () => {
    for (const { id } of conflitos)
      construtor.despachar({ tipo: 'resolver', id, ficar: escolhas[id] ?? 'minha' });
    setEscolhas({});
  };
  return (
    <dialog
      ref={dialogo}
      className={`${estilosDialogo.dialogo} ${estilos.dialogo}`}
      aria-labelledby="titulo-conflito"
      onCancel={(evento) => evento.preventDefault()}
    >
      <header className={estilos.cabeca}>
        <Users size={22} aria-hidden="true" />
        <div>
          <h2 id="titulo-conflito">
            {conflitos.length === 1 ? CONFLITOS.mesmaSecao : CONFLITOS.mesmasSecoes(conflitos.length)}
          </h2>
          <p>{CONFLITOS.escolha}</p>
        </div>
      </header>
      <div className={estilos.lista}>
        {conflitos.map((conflito) => (
          <UmConflito
            key={conflito.id}
            conflito={conflito}
            escolha={escolhas[conflito.id]}
            aoEscolher={(lado) => setEscolhas({ ...escolhas, [conflito.id]: lado })}
          />
        ))}
      </div>
      <footer className={estilosDialogo.botoes}>
        <p className={estilos.faltam} role="status">
          {faltam === 0
            ? CONFLITOS.tudoEscolhido
            : faltam === 1
              ? CONFLITOS.faltaEscolherEm1
              : CONFLITOS.faltaEscolherEmSecoes(faltam)}
        </p>
        <button type="button" className={estilosDialogo.forte} disabled={faltam > 0} onClick={aplicar}>
          {CONFLITOS.continuarEditando}
        </button>
      </footer>
    </dialog>
  );
}

interface Props {
  conflito: Conflito;
  escolha: Lado | undefined;
  aoEscolher(lado: Lado): void;
}

function UmConflito({ conflito, escolha, aoEscolher }: Props) {
  const { id, minha, dela, nome, quando } = conflito;
  const linhas = linhasDe(minha, dela);
  const dono = nome || 'outra pessoa';
  const lados = [
    {
      lado: 'minha' as const,
      titulo: CONFLITOS.aSua,
      detalhe: CONFLITOS.aindaNaoSalva,
      apagada: minha === null,
    },
    {
      lado: 'dela' as const,
      titulo: CONFLITOS.aDe(dono),
      detalhe: quando ? CONFLITOS.salva(formatarHora(quando)) : CONFLITOS.jaSalva,
      apagada: dela === null,
    },
  ];
  return (
    <fieldset className={estilos.conflito} data-conflito={id}>
      <legend>{(minha ?? dela)?.nome}</legend>
      <div className={estilos.tabela} role="presentation">
        <span />
        {lados.map(({ lado, titulo, detalhe, apagada }) => (
          <label key={lado} className={estilos.lado} data-escolhida={escolha === lado ? '' : undefined}>
            <input
              type="radio"
              name={`conflito-${id}`}
              checked={escolha === lado}
              onChange={() => aoEscolher(lado)}
            />
            <span>
              <strong>{titulo}</strong>
              <small>{apagada ? CONFLITOS.apagouASecao(detalhe) : detalhe}</small>
            </span>
          </label>
        ))}
        {linhas.map(({ chave, rotulo, de, para }) => (
          <div key={chave} className={estilos.linha}>
            <span className={estilos.campo}>{rotulo}</span>
            <div data-lado="minha">
              <ValorLido valor={de} outro={para} lado="para" />
            </div>
            <div data-lado="dela">
              <ValorLido valor={para} outro={de} lado="de" />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function linhasDe(minha: Sessao | null, dela: Sessao | null) {
  if (minha && dela) return camposDiferentes(minha, dela);
  const valor = (uma: Sessao | null): Valor =>
    uma ? { tipo: 'texto', texto: resumoDaSessao(uma) } : { tipo: 'texto', texto: CONFLITOS.secaoApagada };
  return [{ chave: 'secao', rotulo: CONFLITOS.secao, de: valor(minha), para: valor(dela) }];
}
