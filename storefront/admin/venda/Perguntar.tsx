import { useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import { chamar, Espera, type Recusa } from '../dados/chamar.ts';
import { CamposSoltos } from '../formulario/CamposSoltos.tsx';
import { porCampo } from '../formulario/erros.ts';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import type { Ato } from './AtoDaVenda.tsx';

/** What an act needs to be told, asked for in words; done once, however often it is pressed, or put down for a second person. */
export default function Perguntar({
  ato,
  revisao,
  aoFazer,
  aoFechar,
}: {
  ato: Ato;
  revisao: number;
  aoFazer: (resposta: Record<string, unknown> | null) => void;
  aoFechar: () => void;
}) {
  const dizer = useDizer();
  const { titulo, rotulo, explica, metodo, caminho, campos = [], fixos, miolo, falta } = ato;
  const [escrito, escrever] = useState<Record<string, unknown> | null>(miolo ? null : {});
  const [fazendo, fazer] = useState(false);
  const [recusa, recusar] = useState<ReturnType<typeof porCampo> | null>(null);
  // Pressed again after nobody answered, it is the same act.
  const [comandoId] = useState(novoComandoId);
  const enviar = async () => {
    if (escrito === null) return recusar({ campos: [], geral: [falta!] });
    fazer(true);
    recusar(null);
    try {
      const corpo = { ...escrito, ...fixos, comandoId, revisao };
      const resposta = await chamar<Record<string, unknown>>(metodo, caminho, { corpo });
      dizer(ADMIN_REGISTRO.feito(rotulo));
      aoFechar();
      aoFazer(resposta);
    } catch (erro) {
      if (erro instanceof Espera) {
        dizer(erro.message);
        aoFechar();
        return aoFazer(null);
      }
      recusar(porCampo(erro as Recusa, new Set(campos.map(({ campo }) => campo))));
      fazer(false);
    }
  };
  return (
    <Dialogo
      titulo={titulo ?? rotulo}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao variante={ato.variante ?? 'primario'} esperando={fazendo} onClick={() => void enviar()}>
            {rotulo}
          </Botao>
        </>
      }
    >
      <p>{explica}</p>
      <Problemas de={recusa?.geral ?? []} />
      {campos.length > 0 && <CamposSoltos campos={campos} erros={recusa?.campos ?? []} mudar={escrever} />}
      {miolo?.(escrever)}
    </Dialogo>
  );
}
