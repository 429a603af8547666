import {
  ROTULOS_TIPO_DOCUMENTO_DO_LEILAO,
  TEM_VALOR,
  TIPOS_DOCUMENTO_DO_LEILAO,
  type TipoDocumentoDoLeilao,
} from '@martelo/shared/documento-do-leilao';
import type { DocumentosDoLeilao } from '@martelo/shared/documento-do-leilao.esquema';
import { formatarReais, lerReais } from '@martelo/shared/reais';
import { useId, useRef, useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import { chamar } from '../dados/chamar.ts';
import { CampoEmReais } from '../partes/CampoEmReais.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { CampoDeArquivo } from './CampoDeArquivo.tsx';
import { usePalavras } from './dados.ts';
import { useAnexar } from './usar-anexar.ts';

interface Props {
  documentos: Pick<DocumentosDoLeilao, 'leilao' | 'contas' | 'notas'>;
  /** The consignor whose account it is; null where that is to be said. */
  comId: number | null;
  aoFechar: () => void;
  aoAnexar: () => void;
}

/** A paper with its file: what it is, whose, how much it says. */
export function Novo({ documentos: { leilao, contas, notas }, comId, aoFechar, aoAnexar }: Props) {
  const P = usePalavras();
  const dizer = useDizer();
  const online = useOnline();
  const [tipo, escolherTipo] = useState<TipoDocumentoDoLeilao | ''>(comId === null ? '' : 'CONTA_DE_VENDA');
  const [de, escolherDe] = useState(comId === null ? '' : String(comId));
  const [valor, escreverValor] = useState('');
  const [observacao, escreverObservacao] = useState('');
  const { escolher, falta, enviar, parte, problemas, recusar } = useAnexar();
  // Made, and its file refused: the next try attaches to it.
  const feito = useRef<{ uid: string; corpo: string } | null>(null);
  const comando = useRef(novoComandoId());
  const centavos = lerReais(valor);
  const comValor = tipo !== '' && TEM_VALOR.has(tipo);
  const problema = (): string | null => {
    if (tipo === '') return P.semTipo;
    if (comValor && de === '') return tipo === 'NOTA' ? P.semNota : P.semComitente;
    if (comValor && centavos === null) return P.semValor;
    return falta();
  };
  const criar = async (): Promise<string> => {
    const corpo = {
      ...{ leilaoUid: leilao.uid, tipo },
      ...(comValor && { [tipo === 'NOTA' ? 'notaId' : 'comId']: Number(de), valor: centavos }),
      ...(observacao.trim() !== '' && { observacao: observacao.trim() }),
    };
    const escrito = JSON.stringify(corpo);
    if (feito.current?.corpo === escrito) return feito.current.uid;
    // Something else was written meanwhile: it is put into the one that was made.
    const antes = feito.current;
    const caminho = '/v1/documentos-leilao';
    if (antes !== null) {
      const { revisao } = await chamar<{ revisao: number }>('GET', `${caminho}/${antes.uid}`);
      const semOsOutros = { comId: null, notaId: null, valor: null, observacao: null };
      const { leilaoUid: _, ...mudancas } = corpo;
      await chamar('PUT', `${caminho}/${antes.uid}`, { corpo: { ...semOsOutros, ...mudancas, revisao } });
      feito.current = { uid: antes.uid, corpo: escrito };
      return antes.uid;
    }
    const { uid } = await chamar<{ uid: string }>('POST', caminho, {
      corpo: { ...corpo, comandoId: comando.current },
    });
    feito.current = { uid, corpo: escrito };
    return uid;
  };
  const fechar = () => {
    aoFechar();
    // It stands in the list without its file.
    if (feito.current !== null) aoAnexar();
  };
  const confirmar = async () => {
    const porque = problema();
    if (porque !== null) return recusar([porque]);
    if (!(await enviar(criar))) {
      // Refused as it was written: what is put right is another command.
      if (feito.current === null) comando.current = novoComandoId();
      return;
    }
    dizer(P.anexado);
    aoFechar();
    aoAnexar();
  };
  const opcoes =
    tipo === 'NOTA'
      ? notas.map(({ id, nome, total }) => ({ valor: id, rotulo: `${nome} · ${formatarReais(total)}` }))
      : contas.map(({ comId: id, nome }) => ({ valor: id, rotulo: nome }));
  return (
    <Dialogo
      titulo={P.anexar}
      aoFechar={fechar}
      acoes={
        <>
          <Botao onClick={fechar}>{ADMIN.cancelar}</Botao>
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
      <Escolha
        rotulo={P.tipo}
        valor={tipo}
        opcoes={TIPOS_DOCUMENTO_DO_LEILAO.map((um) => ({
          valor: um,
          rotulo: ROTULOS_TIPO_DOCUMENTO_DO_LEILAO[um],
        }))}
        mudar={(um) => {
          escolherTipo(um as TipoDocumentoDoLeilao | '');
          escolherDe('');
        }}
      />
      {comValor &&
        (opcoes.length === 0 ? (
          <p className="quieto">{tipo === 'NOTA' ? P.semNotas : P.semContas}</p>
        ) : (
          <>
            <Escolha
              rotulo={tipo === 'NOTA' ? P.qualNota : P.qualComitente}
              valor={de}
              opcoes={opcoes}
              mudar={escolherDe}
            />
            <CampoEmReais rotulo={P.quantoDiz} escrito={valor} escrever={escreverValor} />
          </>
        ))}
      <Observacao escrita={observacao} escrever={escreverObservacao} />
      <CampoDeArquivo {...{ escolher, parte }} />
    </Dialogo>
  );
}

function Escolha({
  rotulo,
  valor,
  opcoes,
  mudar,
}: {
  rotulo: string;
  valor: string;
  opcoes: readonly { valor: string | number; rotulo: string }[];
  mudar: (valor: string) => void;
}) {
  const P = usePalavras();
  const id = useId();
  return (
    <div className="campo">
      <label htmlFor={id}>{rotulo}</label>
      <select id={id} value={valor} onChange={({ target: { value } }) => mudar(value)}>
        <option value="">{P.escolha}</option>
        {opcoes.map((uma) => (
          <option key={uma.valor} value={uma.valor}>
            {uma.rotulo}
          </option>
        ))}
      </select>
    </div>
  );
}

function Observacao({ escrita, escrever }: { escrita: string; escrever: (escrita: string) => void }) {
  const P = usePalavras();
  const id = useId();
  return (
    <div className="campo">
      <label htmlFor={id}>{P.observacao}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={500}
        value={escrita}
        onChange={({ target: { value } }) => escrever(value)}
      />
    </div>
  );
}
