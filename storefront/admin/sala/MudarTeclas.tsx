import { useState } from 'react';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { usePalavras } from './contexto.ts';
import {
  COMANDOS,
  type Comando,
  comTecla,
  nomeDaTecla,
  podeSerTecla,
  type Teclas,
  teclaDe,
} from './teclas.ts';

/** A key as it stands on its button. */
export const rotuloDaTecla = (tecla: string, espaco: string): string =>
  tecla === ' ' ? espaco : tecla.toUpperCase();

/** Every key of the console, and another in its place (L2). */
export function MudarTeclas({
  teclas,
  mudarTeclas,
  aoFechar,
}: {
  teclas: Teclas;
  mudarTeclas: (teclas: Teclas | null) => void;
  aoFechar: () => void;
}) {
  const P = usePalavras();
  const [mudando, mudar] = useState<Comando | null>(null);
  const [dito, dizer] = useState('');
  const proprias = {
    chamada: P.teclas.proxima,
    'proximo-valor': P.teclas.lance,
    'escrever-recado': P.recados.enviarA,
  };
  const nome = (comando: Comando): string => ({ ...P.atos, ...proprias })[comando];
  return (
    <Dialogo
      lado
      titulo={P.teclas.titulo}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={() => mudarTeclas(null)}>{P.teclas.padrao}</Botao>
          <Botao variante="primario" onClick={aoFechar}>
            {P.teclas.fechar}
          </Botao>
        </>
      }
    >
      <p>{P.teclas.dica}</p>
      <ul className="mesa-teclas">
        {COMANDOS.map((comando) => {
          const tecla = teclaDe(teclas, comando);
          const rotulo = tecla === null ? P.teclas.nenhuma : rotuloDaTecla(tecla, P.teclas.espaco);
          return (
            <li key={comando}>
              <span>{nome(comando)}</span>
              <button
                type="button"
                aria-label={P.teclas.mudar(nome(comando), rotulo)}
                data-mudando={mudando === comando || undefined}
                onClick={() => mudar(comando)}
                onBlur={() => mudar((qual) => (qual === comando ? null : qual))}
                onKeyDown={(evento) => {
                  if (mudando !== comando || !podeSerTecla(evento.key)) return;
                  evento.preventDefault();
                  evento.stopPropagation();
                  const nova = nomeDaTecla(evento.key);
                  const era = teclas[nova];
                  dizer(era !== undefined && era !== comando ? P.teclas.emUso(nome(era)) : '');
                  mudarTeclas(comTecla(teclas, comando, nova));
                  mudar(null);
                }}
              >
                <kbd>{mudando === comando ? P.teclas.aperte : rotulo}</kbd>
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status">{dito}</p>
      <p className="mesa-quieto">{P.teclas.fixas}</p>
    </Dialogo>
  );
}
