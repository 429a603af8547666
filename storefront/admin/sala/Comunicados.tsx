import { formatarHora } from '@martelo/shared/datas';
import type { EstadoDoPregao } from '@martelo/shared/leiloeiro';
import { useState } from 'react';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { usePalavras } from './contexto.ts';
import type { Atos } from './usar-atos.ts';

const TEXTO_MAXIMO = 500;

/** What was announced about the lot, and a new one (L7): it stands in the ledger, and is shown until it is taken down. */
export function Comunicados({ estado, atos }: { estado: EstadoDoPregao; atos: Atos }) {
  const P = usePalavras();
  const [aberto, abrir] = useState(false);
  const [texto, escrever] = useState('');
  const [muda, mudar] = useState(false);
  const { comunicados, pedidosDeRetirada, lote } = estado;
  if (lote === null) return null;
  const publicar = async () => {
    if (!(await atos.enviar({ acao: 'comunicar', texto, mudaDescricao: muda }))) return;
    escrever('');
    mudar(false);
    abrir(false);
  };
  return (
    <div className="mesa-comunicados">
      <div className="mesa-comunicados-topo">
        <h3>{P.comunicados.titulo}</h3>
        <Botao
          variante="leve"
          icone="megaphone"
          disabled={!atos.pode('comunicar')}
          onClick={() => abrir(true)}
        >
          {P.comunicados.publicar}
        </Botao>
      </div>
      {pedidosDeRetirada.map(({ lance, apelido, em }) => (
        <p key={lance} role="alert" className="mesa-pedido">
          <Icone nome="triangle-exclamation-point" tamanho={16} />
          {P.comunicados.pedidos(apelido, formatarHora(em))}
        </p>
      ))}
      <ul>
        {comunicados.map(({ uid, texto, mudaDescricao }) => (
          <li key={uid} data-muda={mudaDescricao || undefined}>
            <span>{texto}</span>
            <Botao
              variante="leve"
              soIcone
              icone="x"
              aria-label={P.comunicados.retirar(texto)}
              disabled={!atos.pode('retirar-comunicado')}
              onClick={() => void atos.enviar({ acao: 'retirar-comunicado', uid })}
            >
              {P.comunicados.retirar(texto)}
            </Botao>
          </li>
        ))}
      </ul>
      {aberto && (
        <Dialogo
          titulo={P.comunicados.novo}
          aoFechar={() => abrir(false)}
          acoes={
            <Botao
              variante="primario"
              disabled={texto.trim().length < 3 || !atos.pode('comunicar')}
              esperando={atos.agindo === 'comunicar'}
              onClick={() => void publicar()}
            >
              {P.comunicados.publicar}
            </Botao>
          }
        >
          <label className="campo">
            <span>{P.comunicados.texto}</span>
            <textarea
              rows={3}
              maxLength={TEXTO_MAXIMO}
              value={texto}
              onChange={(evento) => escrever(evento.target.value)}
            />
          </label>
          <label className="mesa-muda">
            <input type="checkbox" checked={muda} onChange={(evento) => mudar(evento.target.checked)} />
            <span>
              {P.comunicados.muda}
              <small>{P.comunicados.mudaDica}</small>
            </span>
          </label>
        </Dialogo>
      )}
    </div>
  );
}
