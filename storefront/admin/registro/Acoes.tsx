import type { AcaoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';
import { Espera, type Recusa } from '../dados/chamar.ts';
import { useProvedor } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { acoesDe, resumoCurto } from './acoes.ts';

/** Its question has a form in it, which is fetched when it is asked. */
const Agir = lazy(() => import('./Agir.tsx'));

interface Props {
  recurso: RecursoDescrito;
  registro: Registro;
  titulo: string;
  aoMudar: (mudado: Registro) => void;
  /** Somebody else has to agree first. */
  aoEsperar: (espera: Espera) => void;
}

/** The verbs of a kind that lead somewhere from where the record stands, and its removal. */
export function Acoes({ recurso, registro, titulo, aoMudar, aoEsperar }: Props) {
  const [acao, escolher] = useState<AcaoDoRecurso | null>(null);
  const [removendo, remover] = useState(false);
  const online = useOnline();
  return (
    <>
      {acoesDe(recurso, registro).map((uma) => (
        <Botao key={uma.nome} disabled={!online} onClick={() => escolher(uma)}>
          {resumoCurto(uma.resumo)}
        </Botao>
      ))}
      {recurso.escreve && (
        <Botao icone="x" disabled={!online} onClick={() => remover(true)}>
          {P.remover}
        </Botao>
      )}
      {acao && (
        <Suspense>
          <Agir {...{ recurso, registro, acao, aoMudar, aoEsperar }} aoFechar={() => escolher(null)} />
        </Suspense>
      )}
      {removendo && <Remover {...{ recurso, registro, titulo, aoEsperar }} aoFechar={() => remover(false)} />}
    </>
  );
}

/** Removed, it can be brought back: said where it was, and by the list's own "removed ones" for as long as there is a record. */
export function Remover({
  recurso,
  registro,
  titulo,
  aoFechar,
  aoEsperar,
}: Omit<Props, 'aoMudar'> & { aoFechar: () => void }) {
  const [removendo, remover] = useState(false);
  const [recusa, recusar] = useState<string | null>(null);
  const provedor = useProvedor();
  const consultas = useQueryClient();
  const dizer = useDizer();
  const navegar = useNavigate();
  const fazer = async () => {
    remover(true);
    try {
      await provedor.remover(recurso.nome, registro.uid, registro.revisao);
      const lerListas = () => consultas.invalidateQueries({ queryKey: [recurso.nome] });
      dizer(P.removido(titulo), {
        async desfazer() {
          try {
            await provedor.restaurar(recurso.nome, registro.uid, registro.revisao + 1);
            dizer(P.restaurado(titulo));
          } catch (erro) {
            dizer((erro as Recusa).message, { tom: erro instanceof Espera ? 'bom' : 'ruim' });
          }
          await lerListas();
        },
      });
      consultas.removeQueries({ queryKey: [recurso.nome, 'getOne'] });
      navegar(`/${recurso.rota}`);
      await lerListas();
    } catch (erro) {
      if (erro instanceof Espera) {
        aoFechar();
        return aoEsperar(erro);
      }
      recusar((erro as Recusa).message);
      remover(false);
    }
  };
  return (
    <Dialogo
      titulo={P.removerPergunta(titulo)}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao variante="perigo" esperando={removendo} onClick={() => void fazer()}>
            {P.remover}
          </Botao>
        </>
      }
    >
      <p>{P.removerExplica}</p>
      {recusa && (
        <p className="erro" role="alert">
          {recusa}
        </p>
      )}
    </Dialogo>
  );
}
