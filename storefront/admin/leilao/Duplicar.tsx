import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { CampoDeInstante } from '../formulario/entradas/CampoDeInstante.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { type Leilao, useLerDeNovo, usePalavras } from './dados.ts';

const SEMANA_MS = 7 * 86_400_000;

/** A new auction with the terms of this one and, when asked, its lots. */
export function Duplicar({ recurso, leilao }: { recurso: RecursoDescrito; leilao: Leilao }) {
  const P = usePalavras();
  const [aberto, abrir] = useState(false);
  const online = useOnline();
  return (
    <>
      <Botao icone="copy" disabled={!online} onClick={() => abrir(true)}>
        {P.duplicar}
      </Botao>
      {aberto && <Perguntar {...{ recurso, leilao }} aoFechar={() => abrir(false)} />}
    </>
  );
}

function Perguntar({
  recurso,
  leilao,
  aoFechar,
}: {
  recurso: RecursoDescrito;
  leilao: Leilao;
  aoFechar: () => void;
}) {
  const P = usePalavras();
  const dizer = useDizer();
  const navegar = useNavigate();
  const lerDeNovo = useLerDeNovo();
  const [nome, chamarDe] = useState(leilao.nome);
  const [data, marcar] = useState<string | undefined>(() =>
    new Date(Math.max(Date.now(), Date.parse(leilao.data)) + SEMANA_MS).toISOString(),
  );
  const [comLotes, levar] = useState(leilao.quantidadeLotes > 0);
  const [fazendo, fazer] = useState(false);
  const [recusa, recusar] = useState<string[]>([]);
  const duplicar = async () => {
    fazer(true);
    recusar([]);
    try {
      const { uid, lotes } = await chamar<{ uid: string; lotes: number }>(
        'POST',
        `/v1/leiloes/${leilao.uid}/duplicar`,
        { corpo: { nome, data, comLotes } },
      );
      dizer(P.duplicado(lotes));
      await lerDeNovo();
      aoFechar();
      navegar(`/${recurso.rotaDeUm}/${uid}`);
    } catch (erro) {
      recusar((erro as Recusa).mensagens);
      fazer(false);
    }
  };
  return (
    <Dialogo
      titulo={P.duplicarTitulo(leilao.nome)}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao variante="primario" esperando={fazendo} onClick={() => void duplicar()}>
            {P.duplicar}
          </Botao>
        </>
      }
    >
      <p className="quieto">{P.duplicarExplica}</p>
      <div className="campos um-por-linha">
        <div className="campo">
          <label htmlFor="duplicar-nome">{P.duplicarNome}</label>
          <input
            id="duplicar-nome"
            type="text"
            maxLength={200}
            value={nome}
            onChange={({ target: { value } }) => chamarDe(value)}
          />
        </div>
        <div className="campo">
          <label htmlFor="duplicar-data">{P.duplicarData}</label>
          <CampoDeInstante acesso={{ id: 'duplicar-data' }} valor={data} mudar={marcar} />
        </div>
        {leilao.quantidadeLotes > 0 && (
          <label className="escolha">
            <input type="checkbox" checked={comLotes} onChange={() => levar(!comLotes)} />
            {P.duplicarLotes(leilao.quantidadeLotes)}
          </label>
        )}
      </div>
      <Problemas de={recusa} />
    </Dialogo>
  );
}
