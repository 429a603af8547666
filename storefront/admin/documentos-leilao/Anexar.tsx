import { useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { CampoDeArquivo } from './CampoDeArquivo.tsx';
import { usePalavras } from './dados.ts';
import { useAnexar } from './usar-anexar.ts';

/** The file of a paper that is there, or another version of it. */
export function Anexar({
  uid,
  titulo,
  rotulo,
  aoAnexar,
}: {
  uid: string;
  /** Which paper. */
  titulo: string;
  rotulo: string;
  aoAnexar: () => void;
}) {
  const P = usePalavras();
  const [aberto, abrir] = useState(false);
  const online = useOnline();
  return (
    <>
      <Botao icone="upload" disabled={!online} onClick={() => abrir(true)}>
        {rotulo}
        <span className="so-leitor">{`: ${titulo}`}</span>
      </Botao>
      {aberto && (
        <Enviar {...{ uid }} titulo={P.anexarA(titulo)} aoFechar={() => abrir(false)} aoAnexar={aoAnexar} />
      )}
    </>
  );
}

function Enviar({
  uid,
  titulo,
  aoFechar,
  aoAnexar,
}: {
  uid: string;
  titulo: string;
  aoFechar: () => void;
  aoAnexar: () => void;
}) {
  const P = usePalavras();
  const dizer = useDizer();
  const online = useOnline();
  const { escolher, falta, enviar, parte, problemas, recusar } = useAnexar();
  const confirmar = async () => {
    const porque = falta();
    if (porque !== null) return recusar([porque]);
    if (!(await enviar(async () => uid))) return;
    dizer(P.anexado);
    aoFechar();
    aoAnexar();
  };
  return (
    <Dialogo
      {...{ titulo, aoFechar }}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao
            variante="primario"
            esperando={parte !== null}
            disabled={!online}
            onClick={() => void confirmar()}
          >
            {P.anexarEm}
          </Botao>
        </>
      }
    >
      <Problemas de={problemas} />
      <CampoDeArquivo {...{ escolher, parte }} />
    </Dialogo>
  );
}
