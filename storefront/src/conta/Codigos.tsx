'use client';

import { useEffect, useRef, useState } from 'react';
import { CONTA } from '../palavras/conta.ts';
import { Botao } from '../site/ui/Botao.tsx';
import estilo from './conta.module.css';

/** Recovery codes, shown this once: copied, kept in a file or printed before one goes on. */
export function Codigos({
  codigos,
  marca,
  continuar,
  aoContinuar,
}: {
  codigos: readonly string[];
  /** Named on what is kept of them. */
  marca: string;
  /** What the last button says. */
  continuar: string;
  aoContinuar: () => void;
}) {
  const [guardei, definirGuardei] = useState(false);
  const [dito, dizer] = useState('');
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  useEffect(() => {
    const avisar = (evento: BeforeUnloadEvent) => evento.preventDefault();
    if (!guardei) addEventListener('beforeunload', avisar);
    return () => removeEventListener('beforeunload', avisar);
  }, [guardei]);

  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(codigos.join('\n'));
      dizer(CONTA.copiados);
    } catch {
      dizer(CONTA.naoCopiou);
    }
  };
  const baixar = () => {
    const endereco = URL.createObjectURL(
      new Blob([`${CONTA.cabecaDosCodigos(marca)}\n\n${codigos.join('\n')}\n`], {
        type: 'text/plain;charset=utf-8',
      }),
    );
    const ligacao = document.createElement('a');
    ligacao.href = endereco;
    ligacao.download = `codigos-de-recuperacao-${location.hostname}.txt`;
    ligacao.click();
    setTimeout(() => URL.revokeObjectURL(endereco), 1_000);
    dizer(CONTA.baixado);
  };
  const imprimir = () => {
    const pagina = document.documentElement;
    pagina.dataset.soImpresso = '';
    addEventListener('afterprint', () => delete pagina.dataset.soImpresso, { once: true });
    print();
  };

  return (
    <div className={estilo.pilha}>
      <h3 ref={titulo} tabIndex={-1}>
        {CONTA.guardeCodigos}
      </h3>
      <p>{CONTA.soAgora}</p>
      <div data-impresso>
        <p className={estilo.soImpresso}>{CONTA.cabecaDosCodigos(marca)}</p>
        <ol className={estilo.codigos}>
          {codigos.map((codigo) => (
            <li key={codigo}>{codigo}</li>
          ))}
        </ol>
      </div>
      <div className={estilo.botoes}>
        <Botao variante="secundario" icone="copy" onClick={() => void copiar()}>
          {CONTA.copiar}
        </Botao>
        <Botao variante="secundario" icone="download" onClick={baixar}>
          {CONTA.baixar}
        </Botao>
        <Botao variante="secundario" icone="printer" onClick={imprimir}>
          {CONTA.imprimir}
        </Botao>
      </div>
      <p role="status" className={estilo.dito}>
        {dito}
      </p>
      <label className={estilo.marcar}>
        <input type="checkbox" checked={guardei} onChange={({ target }) => definirGuardei(target.checked)} />
        {CONTA.guardei}
      </label>
      <div className={estilo.botoes}>
        <Botao disabled={!guardei} onClick={aoContinuar}>
          {continuar}
        </Botao>
      </div>
    </div>
  );
}
