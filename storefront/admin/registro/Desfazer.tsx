import { formatarDataHora } from '@martelo/shared/datas';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';
import { Espera, type Recusa } from '../dados/chamar.ts';
import { useProvedor } from '../dados/contexto.tsx';
import type { Alteracao, Registro } from '../dados/tipos.ts';
import { Mescla } from '../formulario/Mescla.tsx';
import { diferenca, type Valores } from '../formulario/valores.ts';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { textoDoHistorico } from '../valor/valor.ts';

const PALAVRAS = {
  titulo: P.mudouDepois,
  explica: P.mudouDepoisExplica,
  lados: { base: P.comoFicou, deles: P.comoEsta, meu: P.comoEra },
};

/** Whether a change is to be undone, in words; where somebody has changed the same since, what is to stand is chosen field by field. */
export function Desfazer({
  recurso,
  registro,
  alteracao: { revisao, em, por, campos, volta },
  aoFechar,
  aoDesfazer,
}: {
  recurso: RecursoDescrito;
  registro: Registro;
  alteracao: Alteracao;
  aoFechar: () => void;
  aoDesfazer: (mudado: Registro) => void;
}) {
  const [fazendo, fazer] = useState(false);
  const [recusa, recusar] = useState<string[]>([]);
  const [deles, encontrar] = useState<Registro | null>(null);
  const provedor = useProvedor();
  const dizer = useDizer();
  const { de, para } = volta!;
  const tocados = recurso.campos.filter(({ campo }) => campo in de);

  const mandar = async (mandado: () => Promise<Registro>) => {
    fazer(true);
    recusar([]);
    try {
      const mudado = await mandado();
      dizer(mudado.revisao === registro.revisao ? P.jaEstava : P.desfeita);
      aoDesfazer(mudado);
    } catch (erro) {
      fazer(false);
      const { status, corpo, mensagens, message } = erro as Recusa;
      if (erro instanceof Espera) {
        dizer(message);
        return aoFechar();
      }
      const atual = status === 409 ? (corpo.atual as Registro | null | undefined) : null;
      if (!atual) return recusar(mensagens);
      // A mask is no value: what is shown so is not chosen between.
      if (tocados.some(({ mascarado }) => mascarado)) return recusar([P.mudouDepoisMascarado]);
      encontrar(atual);
    }
  };
  const escolher = (atual: Registro, escolhido: Valores) => {
    const mudancas = diferenca(tocados, atual, escolhido);
    if (Object.keys(mudancas).length === 0) return aoFechar();
    void mandar(async () => {
      const data = { ...mudancas, revisao: atual.revisao };
      const salvo = await provedor.update(recurso.nome, { id: registro.uid, data, previousData: atual });
      return salvo.data as Registro;
    });
  };

  if (deles !== null)
    return (
      <Mescla
        key={deles.revisao}
        campos={tocados}
        base={para}
        deles={deles}
        meu={de}
        salvando={fazendo}
        palavras={PALAVRAS}
        aoFechar={aoFechar}
        aoEscolher={(escolhido) => escolher(deles, escolhido)}
      />
    );
  return (
    <Dialogo
      titulo={P.desfazerPergunta}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao
            variante="primario"
            icone="undo-2"
            esperando={fazendo}
            onClick={() =>
              void mandar(() => provedor.desfazer(recurso.nome, registro.uid, revisao!, registro.revisao))
            }
          >
            {P.simDesfazer}
          </Botao>
        </>
      }
    >
      <p>{P.desfazerDe(por.nome, formatarDataHora(em))}</p>
      <dl className="desfazer">
        {campos
          .filter(({ campo }) => campo in de)
          .map(({ campo, rotulo, de: antes, para: depois }) => {
            const como = recurso.campos.find((um) => um.campo === campo);
            return (
              <div key={campo}>
                <dt>{rotulo}</dt>
                <dd>
                  <del>{textoDoHistorico(como, depois)}</del>
                  <span aria-hidden> → </span>
                  <ins>{textoDoHistorico(como, antes)}</ins>
                </dd>
              </div>
            );
          })}
      </dl>
      <p className="quieto">{P.desfazerExplica}</p>
      <Problemas de={recusa} />
    </Dialogo>
  );
}
