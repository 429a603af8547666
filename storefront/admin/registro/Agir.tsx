import type { AcaoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import { useState } from 'react';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';
import { Espera, type Recusa } from '../dados/chamar.ts';
import { useProvedor } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import { CamposSoltos } from '../formulario/CamposSoltos.tsx';
import { porCampo } from '../formulario/erros.ts';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { tituloDe } from '../valor/valor.ts';
import { resumoCurto } from './acoes.ts';

/** A verb of a kind, asked about in words: what has to be said with it, and what is wrong with that. */
export default function Agir({
  recurso,
  registro,
  acao,
  fixos,
  aoFechar,
  aoMudar,
  aoEsperar,
}: {
  recurso: RecursoDescrito;
  registro: Registro;
  aoMudar: (mudado: Registro) => void;
  /** Somebody else has to agree first. */
  aoEsperar: (espera: Espera) => void;
  acao: AcaoDoRecurso;
  /** What goes without saying where it is asked, and is sent with the rest. */
  fixos?: Readonly<Record<string, string>> | undefined;
  aoFechar: () => void;
}) {
  const [escritos, escrever] = useState<Record<string, unknown>>({});
  const [agindo, agir] = useState(false);
  const [recusa, recusar] = useState<ReturnType<typeof porCampo> | null>(null);
  const provedor = useProvedor();
  const dizer = useDizer();
  const fazer = async () => {
    agir(true);
    recusar(null);
    try {
      const corpo = { ...escritos, ...fixos, revisao: registro.revisao };
      const mudado = await provedor.agir(recurso.nome, registro.uid, acao.nome, corpo);
      dizer(P.feito(resumoCurto(acao.resumo)));
      aoFechar();
      aoMudar(mudado);
    } catch (erro) {
      if (erro instanceof Espera) {
        aoFechar();
        return aoEsperar(erro);
      }
      recusar(porCampo(erro as Recusa, new Set(acao.campos.map(({ campo }) => campo))));
      agir(false);
    }
  };
  return (
    <Dialogo
      titulo={P.confirmarAcao(resumoCurto(acao.resumo))}
      aoFechar={aoFechar}
      acoes={
        <Botao variante="primario" esperando={agindo} onClick={() => void fazer()}>
          {P.sim_fazer}
        </Botao>
      }
    >
      <p>
        <strong>{tituloDe(recurso, registro)}</strong>
      </p>
      <p>{acao.resumo}</p>
      <Problemas de={recusa?.geral ?? []} />
      {acao.campos.length > 0 && (
        <CamposSoltos campos={comRefs(recurso, acao)} erros={recusa?.campos ?? []} mudar={escrever} />
      )}
    </Dialogo>
  );
}

/** What an act asks for names records as the kind's own fields of those names do. */
const comRefs = ({ refs }: RecursoDescrito, { campos }: AcaoDoRecurso) =>
  campos.map((um) => ({ ...um, ref: refs[um.campo] ?? null }));
