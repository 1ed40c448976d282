import type { Levels, Memory } from './learned-stops.ts'

/**
 * What tells where a sentence ends in spoken Portuguese, learned: a small network that hears the four words on each side of
 * a gap, and what two memories keep of all that was said before it and is said after it (`learned-stops.ts` reads it).
 *
 * Learned from 302 punctuated sermons, 2.2 million words, made lower case and without marks as automatic captions are. On
 * 60 others the mean log loss of an end is 0.116; what knows only how frequent ends are has 0.25. Adam for the network,
 * Adagrad for the words, pieces of 128 words, 30 rounds; then the numbers were rounded to one of 64 levels, a letter each
 * (A lowest, / highest, `step` apart, 0 in the middle), which costs nothing that can be measured.
 */

/** The words that are known, the commonest first. Names of people of today are left out; '0' stands for every number. */
export const WORDS = `
  que de o a e é não para do deus um em se ele os da uma com mas 0 no eu como por nós você isso na as aqui senhor
  mais está porque então muito nos assim sua essa dos sobre seu ao ser jesus tem também igreja ou vai quando era
  foi eles aí esse versículo lá até são já irmãos capítulo cristo gente fazer todos seus mesmo agora diz paulo
  coisas ela estava pessoas pode ali vida das só nosso bem ter pelo ainda terra povo vamos disse palavra nossa seja
  dia homem texto tudo livro forma à vezes filhos quem tinha pai davi vocês filho todo olha este fala coisa temos
  pela hoje me acho coração toda todas pecado pessoa israel apenas casa tempo aos depois essas jacó sem nem aquele
  dessa suas espírito dizer bíblia te qual falar meu faz história nome rei homens antes dizendo dele há lugar
  sempre amor ver grande pois entre nossos fez vez falando mundo fé talvez primeiro importante parte abraão estou
  nas bom exemplo vou estão nesse será nada graça às lei contra minha verdade tão aquilo outro podemos pastor
  outros fato santo muitas deve próprio algo meus sendo alguns evangelho melhor esses alguém aqueles diante sei
  poder josé aliança alguma reino devemos claro palavras disso onde causa pouco eram foram morte nessa tua meio
  algumas né somos sim cada seria oração glória sentido anos pecados tanto mulher estamos aquela teu porém dá quê
  menos salomão dar moisés quer segundo dois quero qualquer versículos testamento culto outra momento ponto outras
  mal vão nossas seguinte estavam muitos vemos pergunta parece deles estar desse lhe joão trabalho pedro tenho
  problema final maior primeira existe dias ler através exatamente irmão lemos apesar ficar sabe contexto família
  novo fosse mim mesma havia difícil deu gênesis precisamos elas vontade fazendo ó ideia precisa boa queria si
  desde questão nunca algum antigo céus vem têm inclusive própria entender relação significa duas veja apóstolo
  presença poderia lado três dentro além orar sermão justiça luz realmente olhos novamente cidade salvação enquanto
  deste ira ninguém podem próximo caso fica tinham pensar paz egito sou atenção tenha devem início pelos maneira
  quanto certo realidade nenhum mostrar aula mão saber verso chamado alegria portanto existem acontece esposa
  misericórdia bênção começa presbíteros teve ir falou caminho ensina assunto carta várias pais deixar diferente
  tipo crentes presbítero profeta autor vimos fim vários sido cuidado naquele judá nova atos corpo for continua
  entrar mulheres templo situação neste esperança logo gentios aconteceu crianças última reis domingo tendo creio
  durante diáconos somente adão gostaria escritura termo fora samuel estes favor dessas vós propósito lembrar
  pastores semana voltar servir vê mãos último especial feito sangue obras motivo obra imagem esta claramente
  partir casamento criação promessa passar possível igrejas fácil ah escrituras crente vos sol amém tal cristãos
  judeus carne entanto céu olhar deveria comigo após respeito junto mostra lembra apóstolos dela deixa jerusalém
  conhecimento veio mandamento possa ajudar salmo viu dito inferno segunda nele resposta ficou interessante ti
  daquele muita entendimento iria nisso dinheiro necessário tomar verdadeiro água certamente uns posso comum
  nenhuma falei bênçãos inimigos doutrina beleza encontramos simplesmente volta quais sejam passado tu princípio
  noite errado mãe atrás perceber cabeça aquelas acontecer mandamentos sabedoria contrário mente demais
  principalmente completamente possamos pensando pelas serão cruz voz número boas marido fazem terrível naquela
  corações israelitas papel acredito pregação erro sete usar discípulos ano dando mesmos ouvir queridos animais
  mostrando termos desses querendo chama presente forte comunhão serem efésios ensinar sabemos objetivo povos
  descendência perdão santos vidas medo servo pregar certeza colocar continuar autoridade provavelmente invés
  conosco vinho faraó livros começar leis isaías espiritual trevas morrer perfeito daquela membros chegar romanos
  comer sabia frente pessoal descanso época nações único pedir conhecer prática saul sábado necessidade êxodo
  mateus mortos debaixo guerra usa ia coloca numa satanás mensagem amar vendo viver veremos força pecadores abrão
  criança tentar sequência prazer detalhes num receber daqueles eterna monte cristã hebreus conselho clara destacar
  irá visto pior morreu geral importantes diferença medida visão castigo serviço tivesse dez cumprir trazer humana
  passou fogo ministério desejo cara verdadeira abrir hora profetas ajuda noé faça pedimos pão teologia justo
  principal passagem vista expressão sacrifício liturgia juízes consegue lendo nesses ordem importância daquilo
  quiser direito sair contudo perguntas trabalhar eternidade estudar certa embora interpretação promessas quão fome
  timóteo porta quase igual problemas manhã infelizmente geralmente diácono simples motivos primeiros
  relacionamento passa morto capítulos dado alma dúvida preciso daqui sermos teus juízo seguir valor velho ora
  ensino bastante ama liderança precisam pagar grandes histórias narrativa pés escreveu única criou deveriam conta
  deserto gosto fizeram bíblica podia pegar coloquei prometida jeito obediência adoração ensinando ovelhas cristão
  oportunidade textos unidade conhece escola santidade anjos dificuldades teria escrito tá ruim terceiro
  acontecendo natural quatro tratar aprender escolheu pense responsabilidade chega sacerdote ouro bens disciplina
  agradecemos encontrar deuses ló perante boca obviamente pedindo revelação querer levar vir leitura matar traz
  falsos moral fazemos pacto chamar tirar filme servos dificuldade explicar cuidar eis erros filha idolatria
  passada esteja lugares passando pouquinho bondade momentos próprios confiar altar tomou meditar chegou acha canaã
  seriam acordo achar usando redenção herança princípios houve diferentes buscar bons vosso ação comida estado
  plano legal césar período noemi humano sara tempos natureza apocalipse função fiel estudo suficiente aparece
  bíblias modo voltando josué falta justamente orando conhecido falam estivesse trono cima maravilhoso confissão
  jeroboão imaginar acima compreender sacerdotes cinco quarto perguntar delas longe dizem perspectiva trás sinal
  falamos saiu louvor respondeu amigos tornou orações coríntios vejam casar mil juntos significado fossem isto
  questões situações poderiam queremos estudamos perfeitamente linguagem nação riquezas digo eterno revela
  tabernáculo aplica alto maioria começou espero frase ímpios salvador colocou pensa conversar confiança padrão
  menor verbo tantas extremamente lhes anjo querem fruto inimigo águas oramos responder deuteronômio jamais dor
  regra pé vivemos governo graças mudar note bíblico tema filhas abençoar recebeu enfim conseguir acabou anterior
  consigo face querido aprendemos atributos fiz trata maravilhosa aulas entretanto melhores sede aspecto real
  contas mentira salvos seis vale ressurreição termina sofrimento triste feliz excelente perto língua razão
  famílias messias brasil chamados festa chamou adianta levítico parar obedecer amigo contar apresenta dominical
  pecador arrependimento especialmente conforme fazia deixou impossível dentre gosta grego leva grupo sabendo fomos
  honra benjamim labão sermões temor capacidade pena minhas poderoso árvore chegando hebraico exemplos doutrinas
  daí conversa próxima iremos pontos referindo começo testemunho contraste tornar caminhos prova considerando plena
  concluir cair caim estevão plenamente precisava sinais arca principais império dada novas criado consequências
  decisão tiver ressaltar partes guardar longo música versos próprias vivo mar santa juiz amou maus trouxe
  consciência pensamento impressionante local chamada tribos dê carro feita pedra semelhante espécie enviou
  profecia raquel possibilidade evidente resumo abençoe vitória entendo perfeita estiver verdadeiramente soberano
  vive tanta tente olhando pudesse agradável seguida dom batismo dúvidas sai lembre-se imagina eleição tiago
  apareceu satisfação rapidamente região aponta liberdade abra judas tradução convidá-los crer salvar esaú possam
  fique novos disseram poucos anteriormente sabem possui relato serpente conclusão maiores líderes saulo criador
  bíblicos pequeno sociedade opinião andar perder ímpio cena comentário jovem nessas união minutos condições indo
  boaz falo processo apresentar campo sob humanidade aspectos soberania série fico queda torna século espada
  ressuscitou comprar unidos falado imagine pregando necessariamente recursos terem adorar idade sacrifícios notem
  cheio divina sétimo caráter dons detalhe terceira tentação entendermos romano espirituais negócio escolher
  estranho serve sofrer imagino lista importa acesso estudando abençoou perdoar tantos julgar prometido público
  divisão estudos senão ouvido percebe tarde rico perseguição ouviu parecer descansar usado diretamente amado
  genealogia adultério séculos finalmente lembro li abrirem haverá sodoma preparar rosto filisteus poderíamos ações
  curioso pede judeu conversando entendeu costume frutos entra jardim fariseus dívida esforço privilégio
  determinado acham elementos deixando argumento descendente depende impressão mesa tribo mestres percebam
  aplicação oferecer ídolos existência percebemos tenham rebanho leitores plenitude lê fui terminar olho citei
  próximos prisão últimos experiência ofertas cumprimento naquilo estaria expliquei reconhecer ficaram celestial
  características atributo perigo presentes menino iriam perceba fonte irmã pobres vi salvo exército defender
  encontro título controle vestes correta etc grave introdução tomé assuntos futuro riqueza nomes ficam magistrado
  lia louvamos correto entrou marcos tranquilo ceia circuncisão basta todo-poderoso circunstâncias cidades
  instrumento edificação nesta quis destes escravo bela ouvidos preso cura perguntou mudança elias criar considerar
  quadro hospitalidade referência óbvio sorte sombra profundo saúde viagem universo pensamentos naturalmente civil
  lembrando possuem literalmente deixe citar trazendo reconciliação belo esposas desta mistério beber fundamental
  exposição provar pedido ungido sério cantar calvino atitude leu
`

/** Last three letters: all that is known of other words. */
export const ENDINGS = `
  ndo mos ado nte ção dos ram ada ade tos tar ões ido nto cia das tes ria res rem tas ava ias ica rar sse ais cas
  ito nos ida iam ras ico des oso ios ura car vel ita rou tou vam rio são ros nho sta nha sos eis cer los ira dor
  sas -lo -se rei que smo ará iro nta iva cos iar nar sem ste osa rão der sto mar hos ial tam has lar vos nas imo
  ece cio nça har ceu gar dão ver las nda cem tir ato dou nal era eto lha ças ivo rto gos ina ses zar ter ens ora
  eza rás gem dar sou sar eia ral mas vas ano uro deu ete tem ite çar lhe tal aac cou uir dia ana rir erá ino dem
  rta nde nou ara ima elo uei tor tei var gia ata eça gou tia ola ela dio nia ído hou rso eus -me -la tro eta sco
  lho aúl nso tra gir eve les mam ama rra sso gas via cam ãos uem dam pos vem zes uth ual nir lio reu olo çam sia
  ega eço tiu dir ulo ede rna oço bre ego iga -te gue iça ude irá sam ona rma uas jar lta rca nio ase mes uno tão
  par iza eno esa ssa nsa ema uto gam aço edo ços ixo tre iou uia ves riu rte mou mir rme rre iel ice ham teu uta
  eio eão uso xão ate uiu ero ide éis ião ins nam vou aça zer rro abe mia por sei rno cha til oto eja rva lou mão
  fia rda ula gno ogo lto her rer aca rde bos ota uar diu aco ndi bel one zir ime ída giu dei zou ior jos ere ige
  nem iba avo hei ame bem ok uco ear hem che dez paz umo pas beu ães sor tio rdo are ive rai ena -os duz fio hes
  rco bar ebe pre põe jam eem oca sal aro ono oro aga ome ume ces ore bra oma ois saú hão ago ine pôs uer cho uel
  emo oga ohn eva igo eba nce lde ilo aia gra uva mem uma ujo lsa sce aso clo gio apa bia eas veu sca upa miu ael
  aiu ler eca lte gão gre ote cal
`

/** Eight numbers for each word, each ending, what is neither, and where nothing is said. */
export const MEANINGS: Levels = {
  step: 0.1274,
  levels: `
    e6OiHW9eXzJMkyblnlfHdhwnpnbLYovoL0bpu3/nw2XmsakaZpVZrJvYjnTF8vani2OIbwedgUlfbcqrhuoEYfsZt3bUj0mg16aVgTjlhRlZkb1pnjZH
    cgtnkxOKayddfvrEWhtantaLoyggXjij/ev6XOd4wOZAx0aQktjkhfmbkS3il7iaikiztsVWqxk6fXmehZ2kkVecgSxqbloTYMhm0vcVi2jsljaIZjvn
    XuMtdejiVgmunraqjxWdahWqwlSekamfes8cllzoUmpwsXwejjNajqfnyuNTfhliJ5mVoJUWfieOSonnflpJbYlqfwKHZxghspYGrtYhkbmHWsonk9QK
    unfpqhPbXmkcfMZlaci2xqbeiZkddfDgfVgkZdeofifjeqpqk/7qpoZcnZpYj7tlbiprtxVjpipYvsYilhodhTkchcypZtSzhfrkhlnKcYmrokrnNiYs
    UsQlmkibixNZhjomwtWgoekajrUefPrkYnqzqUOmimerToUmdMalcgnrdqtxlGWcohWVhogVcieUgotpnceJTqnmcxTcacTsVpfskcwdwssogaaPiYne
    dUqmgbicOhihiPnZjb2nskRbleqdadaYWdfmrnbljXmjZoIocegkaVabgjagezNNXwhjeodeacuhdgbORrqhjqdfUkanowfaSorOj1gGotinglPefpjx
    WWjdZmibYdfebjfesfkkqZrrtvwmgWeQbcfcbgahYngUYkemjOfE3YYuWfUZachVWhegfhZgfdchbYXieieUeirjaieeeaZdc1LmAgGLtxVEmpZiQscY
    jBePZfhddhbetyjhUas7umbfhfpcaetlcmdoeShahVonlTdheTstZjufaraeengVboqmhmri7cljginKdYlstnpoadfYhkZhVbZivljYlXldrxfLkyjl
    XkW0dmrlzzYZZaoguppfqYkiXXbbelciceRSeqqphheMintlYbkgdjecZfakbabhXUmffgnfjnPadpjmaWWhmgabYgfVcWbQqrSOj3hmdtnobmnmjhhK
    cZkvdWlbfZnnnohWr0md3yoN2frghnpHcguhZxMbYpaukegHUjmofWacYfdiqtonTiYTaebriZff5rWUcaonovqoUix6ksoeWjeVejnZVqfzvgchhind
    fbdjWdcidYScVXgiUgfgetYjZdgachbjVudoiegloywjfhOYhSPqRlfdpiZafZskGogfWbOMgcSUiRmkbgkafhYecuZTagdObjZcUpfmdh+g7Ul7pxZZ
    q0ZtkefNSompudYjhmmedndbSQdKksoeYhdcaWXoYmnkaZebedbbbthfmWxgXpVmofdvdXScfTfajhbhTgceeUmchWomrhcZoRnovsWRm5ojZqlqecbk
    YeuboTHXqckaoZskyiPhhgnhowWWosfv2sbmplrtbhkYXiqgbikcbeZdxvfZnyhqafghefYj1ncOh6ZeZmbYXkhuaerYmXDht0ZbdleZicqLTeongdhT
    ccfsqijigUqkiekucVdafXhSaghoh3dskPJOTgYrfcRidveTggmkrnWhifsfdnIcKogrkffIZdliumjYhse7mvljhslpgpnKdZonWckdfjleTnTcdmnZ
    lrmKZXmpvWbiVPk0gqmJbhuhxmjVhoXqpwqdiNmbcigZRljbdVhffXkqbddhbiccdskULhhleXgdSjafndjhjbundsuVkUUicmidNefZSWdeRWOml/tn
    Ykg8ekUYeaiXkYbOZSpcxqblknodvnVghglbYeineodas0VRlndrfdbUZtlvlifOZeVdgrkMbeqkuxz76LC6shaXqakhljs0rebkgrhXcpwnqrRflWqb
    bbfiidaaYeocgmjUfmWiWbLZcbIVYWQeZbleZmcdfukOecmdYglkboYcshhZjXqklpnIagrfpdgHcslrTi4q5Vjrsidflhng8Nd9tFA5nvUebQcUcUif
    fZrlihRZgqsVeVsXkUtizabdffinblhbtoYydmePaZgloblZkTrjgjeRSpoilgilOfXpSTTkdXQmZdffcgfmefhWUgetchadUWZacmgaRXbcZgRVbcjv
    cRdeajnaqkUckaoZigaNXuhlZBi8VfcNukWdhgqdinlRacnosprXkTnXsbZsZUXfpsbcpXnfTbWkVnedtiNUUdkdkvSNSkTj2iPXajqogfhhdWildgge
    cgafdXmegVompqjVlWrVdfZkeYafgbbjWWUjdmccYoQiinUgeVXttfccoUhjZXQZdacainabhjeagueProfmfzZXgmkdUkrkliRkrpobjVfZjupa0Rm4
    rkRYUhncqxjurbkjfkoUTVWfcenjdkdZehUhbjTgvlVbfigdkVecgUodYiUfYlarxpfcganeanecZSectniakfrYajmYhcekqfmcjWoikTsXfcxogchf
    ZiaikhjXmshdgR/f32f0bmdlWfVYmiVghXlYbiYcblahniYgmcnfeVdVjohplrkWvzomfodgQZVgepSXnRvecrkNOgjkgdPhjhQeSUnnhjmUsjefgclb
    yoZgehpQZpuj1fhrelTiJ0allkWXZfmXfrNiOxmZwnPnniiddjZSZbksZpte1XqdYlUkhtdvaebiZmgernelaYpiEYaobLLHYmcSXireZsZpjsmliprc
    oefyifZekicbSZWiQciVZbighlZbbaYeagjcisQlbZjthgeeYgcjV0XnfgcfaadcgiZcXZmcblcXfxthljnwomSHaqPhcchjbmadgWgagcrqumdiefof
    aVYdhlejlljUaHfltneZjYoZumcafjpRqfddVeehYaqgdpbZSbkimnhWroZasjpdaoVmfjdRtrkdbgrdokSepeqeahoddTjazvcKmrTbhoFmDiMUq4dU
    dmrntnpvVfVuYilVfOOicjiWUlnolvmeYlkUVhhhUdhZbcWdfpgZinViWenarknpPjcpeziSbrbfdfikhjXVGZx3/OrprggcmWpoxcbdiSbcagmhgfXc
    aXogciZeYghddeWWuwbiiVhXZhnihhbZxkajgjmhinWReleTulkldbcaaaacUphYrmghfbjRcjZjcjVbUgfcacZcetbKbeigbgjhebbfghUUhpuUUkmh
    blbgjlleahYnWkieeiWZcjcnakbneiVhfjcofmiigSaaptpblVkYSmpghcXZimbOYcpnppUeJolVdjhhldYYpyaRhlepeWrZeaklWhQSbwRkaiiXkacl
    fVhnZmehojYbfhgisscbnSfQljgaVlnSaioechZfVbmagjdYbhaeYdVam0ZRtpfpiXenYdSkb0fcfhklXXkjlmbctcaYnVYdbhnhgebilpeWRZNsXWeW
    dbTgViogcfhWhyqZqinjsgqgpcqop2ael4miaelnggXdagJeispreTnjccqlsghjdXpocXgmVfcjgrWhXiUkYleodykYWUebmghmbmhPgapnnMkbgbFh
    rqSLWfOpeZefffuockfbaeYdjobjVlceciheheYiUmjffckTohYdmqbVndhSlpdUmemgjnrbgYdOdjVfftbhchVlltTlidOOomYYejWWYeiiblfXaVaV
    ZdfeelYSTVXNibfQUcYVXhaeZgggWlmUahrrbsamWdtdcxWbmjalZbmhZidcXinibgdcZaeaeiXdfnXUfigUSbZKcPVdZhfZadXmYodbPXjZXiz03Wqa
    VZklWlkbXdebmfeX0uNbaomkafiigacbfJK9wZc4ZbebitccahlsSigeajfldgacdeolYobZJY/p1FTeZUdqmhlfclaYggmTpeVYnYsbfWWcbRXYjxbf
    orjtrZYQZiTSUukXhsZZrpXgjbpTvfjukcmvZfjoehddeWWmUkhdqmgcmgwgcOpiicmeaffbajZepbgkldrYWZepPiXXrofXejrWngfbhsgVcfdhegcq
    zpptgjiiboWbfeeYYXlljpgbfvXdiWVjcgQigXZighZghQddooWflhtabgfZmPaVfaVggcjdhxLWa2sdlsXRVkqlgcbVjaVXsmPVjXscYmdWNHRufdge
    ZgaVgifUVbadwnjXXllcfZUhYtamfcfeYhaefxgngUqkzphEbgedsYhkhZroTgQYZacXedfUTkrmohnkrUedgZhZXfdcXYncdnbbXgbfgiYXrdcxkYVs
    ypndhclcgoLYabrhldjbhkmYk2xgVmzrwofdjolcXmRoikeSgehUiWrjdqkhjSUbUhgiafaUbdgnXjdeadekmgXcfmXoSiQYkmbbSklcbWcZllYhondG
    gZnjlaebcgbRgZdlbhcgdfekeiWXhUxdaMAaXlVkcnkYgWPgWxXdknxgrleqnTTeT4hhlwmfgJjefypgfkictviJiudouhKglkmZWVbdmefccWVdYlfm
    chSidsiogWdfPrdmZcmkdhci0qgafgjRhgahaeXgu0aTivjqVafgdlckOefihcfWfibOZXZXnrqlsYngYfcbhgfaedarblUdeeWUfdannqeVWhrLaiRp
    gemVhgdmXeahhvlPlikTbTNnCvgjmmgdYjjbahx2tZVicXgZamhihjlQsqiYklSbTajjkpPUYwcmkoTSghldumaXiipRdbkbVmgUWlhYemVRdekbblcU
    ynXUdmfUbhlekebpmjjefshXrkhghaiknhTqXXWdbdphQmeibcjiefTdYeubYlgYTbliXmhbUWeWjfgfedbadYiZSfjpirbgigYUhojYgtliTZYSqobd
    UmrVifMUgjmUbbgfXkhfc0eehHibrzhnZFZGkUZnTnYVZacejjcYXVghgdnmcjdhXdcakvVhfhebWhieYifjZelYcZdoiZYuUmYXVahbZijShRdfcqjV
    flWXcgOdrnGUZxhhZedifnbdojXRdabbcgijZiapiYaVnseZqgWhfdsZeUXoeggXYpcsdhWhbamgdnXcWlgZgRbdYXdcZiffTnXQaqagklhaenoaeoZg
    itmVWffjgaIedVlahZlnagmmfkYfcjleOndPcmsecfehahreZignadjjZsfTijVYi6kkeacedcWgrpbmelpZtmcgacpbtnjjggoVl7mEmjfjdZocdcnj
    eYUaXiTgghdYhokduyrkZedoieTZdhgfyqqckWiZfehgXlcZXdokcrdZcXhajTinYbeilcZehpZWZYxQejlddQbdYfjfdobXadXifmZaq9lNdrmatpkV
    VknPq0bFgmSUkTZlOqUYUdYcdoUkgVSiRgPgcijdfcdmfbbhfVcVccYfjhaZtjhdQcrVriSZlYpZglqRkjhdcgqOhZVfnYbknhdbiphqXgMMaZZcctSb
    lbdlSSWkosTnQhMScifeXbafccegcjhYhdhlNsdbnmTggoscceiaUnmjqnjVepdXpojaXpnYcVWjTmZYrejhhkqbeWgYZfhdnXgkWidpdebXYgccXkkn
    ocVedccbKranprfWcfdbcpZeacXoaXkihhddjkTfleaXdTpbeYnnsaefmtplllweeYoWZdgeZhlZeicdYXbiZabfepZkejUjWfXbccZnZXanocaWcchZ
    kgWhaYYbbfYekkUfYdtlihpNZfiaedZhqgZejZnZbupgmuhbt2dRflbqWfbZdiXcdYSTiZVTjiQUPrkghYncabjajcTkPrbfqheeTqidMayv/Xxkhjgs
    bbbioaaXjibWbdmhfnbeidXZiwnWYsZglecoZzreegfqdfghVfhXmangUffis/5LYh9mdcfhcdYbTSjMrbegYdjdZlgkpnRXgijmmunRrloohhfkUmbd
    XegkeccaVe5nvaridvnojXucYidlifSgefWinZWZgfUXUUXVkrNXSaWtZgUbcrcYmmifmilVcVhmiofVdgYfTYagcnViZzhcbOYffkidodOzhbSdlajT
    fWqcW1alchpenrccVlpVjlaLSoljhWcbcjdjffZbiliamcSmZrVefgVbajXhdoptrYnakfkYadXfkeNfVhflkiYgolkYfhooXskZrhZjhhmeqmeUgjbV
    jnUbaeVfXmgfagZfehWkgeZXcKZeamkWtulcfbeQWrQXcRZppejdojoZubPenjuejndlZgjXYMfeijicjdaWmZikuaYkdomdcgciUdVWtoikbcpbnfRZ
    fkgeumigkVbhYTOyVqcZpjRiIhMNXiccijaYXfkbgjZZkkhYpodebVjbdjdhalhoUidafdZcXjdagiUnSijfcfmdciVcntaepbfVlklbdjThXfiZdecS
    hccfaXelecikakdZxteXkelRhebZbagY2lxyzbcwckedadWTckfgkdZxnXahYiYbfeckUYebbjgVZikksmgbajfWjgfYakkXrdXalZkamffetdllheih
    YeYdpnmihfoZbiqgcnbcfTaoilbcgioqVrXWhehfdebdgioUhVgeylbcSqgReXdcNkgcdYoWeVlisjRQr1grYgbfcqgjck5toggvelqVlumUZeiWdaee
    ioZYWlmYlkeVgqlVghjRUnlOgjkhYhgcfhaZfsiXsjZemipaekWZTigndfhiThOVxhhhZgkebdhibkdirldgYvmdmmcWdtnUfeYkWdidecjnajedajhX
    cafTggXUbeoRmchYjoeUmgtYvhppeirWPeUSaitgkqaYhatjYjckWiLsXfXUwhXffjnmddXUdhVfkjsgfshgpcnNiQYpZdoldgdTeeQXYYbhdkTUMngi
    mlgbfjdaaZfkcljlrpfboclZfgWQokgQpjjgljnUxhXnXbokZWrebimd0oWdjmsausQaYeQWksibYofapxpcmifkcVohdeZfXbiUgkeageekPilgmifY
    wZpgjbcoMqYhmmfViijZeacTRjbjsbfTXsmrWldXegjYadkchiWZicfgShZkbbXbRdjjbkafoXVYhYitjTUfieXfaacfYXbbqOhieWSpWcZeaPejmamj
    dfhZZaYqfclaabVhbhlgfYfqYbXdTkgedegmYnfVdleiafVabTUgiqYOufZeidjacifcQSnUezNWLYVJfxljmmkieXfamPkmdedUimiYkrcTkkkphiie
    nmXaZojhaofOxnoladfWysagZjkcdUdpWnYagYdfUhcaejcfcaUhboieXaZebWmegYnimgWcSfkejtgfivbsilhYQewAchndcfWegibbZmniejdkiher
    jidhdchVUfYrOnYicgodbnjbumllechbfgWfUjWfcblgMkhaeklfYgdWnhlkifoguifdhahcbblchlaasmmmpYijVkneYkaVvfebhsxVcTefXmZkNXhP
    ieVqekljzZojlZZilrWYWnLPfdQmcijnPtkOhYfYbkbhpiUdkolcjksdPhmohcWhbpfmgfdTRahdppXidaqemdfZjTrdsnkacajYbqZUejUhejmWPdgc
    VhidbnSgaXbjgkagmemckRjgeaZmZyXZqjcffitTiWqeYcinwWLdnnqYbbfbalfYklYkeQYOrlcekZjVlkjepYmlkWYfXWXigbcfhdUhdRmtcvfbymif
    ceiXkfhrolqlcgceosdWfejbXkfYgdSnclVjmcZmPuXVdwSgahcfrlSUWikjqgUaXpcozjPUdmosdfcobVcfsmefdgpdkegdXnfkhbnmVjgfYVdaVidm
    idjWvfkZqZZbWZmTZnklihclhvYbfUlihiphXgXecjgcYecYibajmpdZsZgasWdiccofViXhggfbnZdxnhaZbpgYonzdoWnjbdUjjWMXZhgbXdajeXme
    elScmcanbvlcsiabgZhZYnsy2adjgoTXbtdjqbYhnchgRYWoRhdVjlMWaXRodjegbugUSdnuifOtqlmZnUiadeXcWUlZnijcnamgpfXhilqYjaenZcYa
    ZeXfUbTcEc20/QqmYeJYXccbjXhanibfdpggOidXjZYpPsXXSMlhnMgSgVoldgbbfeauaqScdmmgVpphskabjbjihdikbfdfwnacgXfUbbpidhXWhndj
    cWYYeddicjfcgheadfdmdafOZgdVcgeZUfbsXnfYgYSXfZpePkjhfc2adkacQcnfgckUmWhhPrtfekieeZUbpgUdojogrhifSQrjgegegZXknjfkfrcd
    hdfPdolYkmepdfPbleTWjndfwhZkdfoXZUUqWohZZaZtklYcbZokZlXejrjaolglvzrZsniuxfPdhjiTunjbegtXacMgbaskj4bZtojereXjjcbcjamp
    WaTbqfbepkscbdbbXfcbnfpVgnhgnZbbgepohjnedjbWbSiejbhjcXhbhTrmXaXhXbebbfmgZibMcaeSZkiUbobUUZkklgkWUohqaYjWcpaaWkjZUUSd
    clYkoplhVbnYZPWRkiYdXXXekfZlVjZijqZpaUmlgideaggfapNcgYifuakYicmofbdbMbcbeufXfkXQdfmZdZjaddYaarbdkkitdOPYpmfZVslRdUUk
    clVfgmZfahhijsxUnfjpjhXZWlUdishdbVfXodZeVshZXSfdlbrleWfieUlmnodaemXcsjZcfcqXcfkYYefUbVYghjdbbsXgIkiZcgZmcmhhjXSXg6ZZ
    ghSdWgVlgbVebpfbnTXhUoUhgogeQmRXnnZhhjpfplWWXcdZdXcYUgZhokdSipjUdjUlJikcfdjeXcbbegcdTdVopnWeayTjbTkfTkdLcWehgoahaePf
    dmShdblpaiVfnPegqhpTbhgkbsVbtjghdnredbNWdjJVfmicUebcheVemVbcfXbkXkQerieMm5eYWciicmlSpohibhrhhYhfbdgadeSjdtnffSdVXeka
    edTbbdlZZbdSVhgftlmfhjqYUkikfifZdWjfdampYhjgWaabiekTdPgYVjrkpOKZmhrjkgmhajelmdTcloqZpYnYdgjoWzeb2jZaddhfkqbcVrjlZlTa
    deRdxadfccbgmwYWTmqflehauSpomxmipjbpotYZiXhbhgwiZyWUaeqldRciZelVckgfYefhlldfbcrgiSWXuhlnijkkcjmf2XrelfmdvXpocZgikjXb
    iXhclQjpsfYjiekcfZgeZhhYcdQbhejjeYXeWiaanpcdlfkVfebmZpefldmawUrgddoadbnqghcgXRXjhwflZfnWggfeYnpepWXVbgnlVWrhXiqmwqce
    hiqZwoifmejmckcTRljmqsqtmacTeslUbeglZsRyaVVmssniiWcSscSfhlqfalXdUifegVajnZYnkiiqaaWiYvaiXiPbVkhiglZddUpdhVihbUlhgodb
    cRQUbcReelXRVhXdkYefeaYhpgpdYXUNkqjeZpdaokfgZqjbWdjwdjgdcZaaWRThkdkkUOTdcknzbjYlwsePaoaqiZXhQpcdaZLTVZTYlfWjYnaYoplg
    iqjidVlchalqojmihbgfmbclcgbjlhRZdnpVafkcencXorXVtrgvWhmiaibbabbRXkbfabjZdddZmjdaZhakoiidtYviVetehfVRxjcdZqvRhdVeUjXn
    TkmTffdYmUihmmkcjkdVkuYffiUhhjRTfrZZjeVidoia1ZpgjmfccqmWboRWfbhWcaYdencWnxReLrxTelgdfuhbbhXmYjiegZjYWgigfjpgvcrkdoiW
    mjPhfRffLiSZdlmiZtiigUaUmbZWedlVjbTcgfdcVPVndoXfjZhldWkcUVZcjlScYonZdTgaecPjaTYcUibLbkhcZcZZnnbOenaVkiZmUUfVksfinorL
    qeXachZcmhcdpajplhgXZYbSbpMUdWYbedYgXsoddnngiphfqglakhlbebcchuldpqiUXhjhefcUgslchgbnRtUXmLWaSbWZjhhaXbaaeWegccmWinrZ
    zlnxpiepPnpevqkvgekogcbpXfXViafnYigUdclZZdbcuhcpZmjjlqQfUfdincgbhkaYjbPYexdilkPmTpcmiadnboUfikllddbWVMncdidfmbbXjjUh
    OwlflhfjoqjhgUhjppsmUelYWmeYisjdmgaiki0cYWrZgXlmiedakulfYTZihgbgUPmfYjigncgilYxohWecbnXdjiadbPiaukcdfdjiaXVsjgbZcmjd
    mqed0vfwtaeplVjacVTSheYccjZjlneaoYpTagdkfiZdZhprhhXegidlQoYjZjojdjUTeaSXXbVVYpUeVoWp2lUnaaekbggdTjcbtmyWloseckZiZWYf
    ifomZpUhpgViyefepgbgRUcZidZqikZdQiicGhWcWVamdofVgnqewVndbimbTgbaejUWjilciScfUdhZWiekRtTdpgeXjTqbrrinVmrdZXjcbhcaZsmm
    bhRmTebZelaYlinjnlneslkbnatenoVnchhYjgrjbkhhsmokhYeXgmeeZtKrfObifbglgwYhPkZsjeYnVhVdehfXckReobeNZrbdhqXYRqikvZPafhth
    qpldlQebjobUclqayvYWdRfVWWgkL8eZdgbUceWiegaqVledZdkYUiZefVbfbllYWbflfiYhxiTfdgnkimpa0PofjhfWglUWfedbmkRbZayaciabmjtU
    ihwVmUqXgnfRaeZdfnNcjjaWlleeoacVWZXhcfgUhaagaZubZqdTgfhhUoZgijdkQpYddq/m0mh4oWbhbmZbcfkscYgWeWjggboofgcRTXiYdVhjinRh
    ccfhjkUVjdkeLZdZqgTZpesXXhfjheTgdbrXebofkfmelVogmjTueWNgubZiblrdbjWpfhggrUfyabXnbZlljmZafdmmfcYhibhcoerfZOjtgwMdhXbd
    gcccdjjmUlcfpdaiaiXanYflYpacj0ddduaundTlijqhcjNbP6pkeWbcmlcemjfiXmUmfaUfWghWgedlgjacebefldeWxelubYibiaibWkYhWYngcfej
    pfUfcunYomWjVomcbcimUjgedVkcYecfjnVsXsghgnlbkaUjskScNdHMihXldlPbedaXdlUkjciqflScdbcZaaTbiRpgbkjcidfmemWiaunpgdgiXOWb
    biYYfnhcqdgj0oZbbfkWckcuhatbmjcXoRtgupiaRfldrmuedqlgXajYgibYfimYTibgafjnZecjklVSaqYoOdeYTcSdqfojWrfWVikaSmgOfidbMgcg
    eiOThoafWcdeceaYbgslgtYUfamYokVanffWniYZMaeiYZoiTZacWjbdqkkpjXlTgnnamqgbpkjVfakZafcfjqcZVueiglbhbiibdfXaebccjiaZqcbj
    mmndcYXZmkWVbgmdbjcXbgjeYlddikeZgqhVdhkaYiabedbffpdbdfkdcjgbgfgfdfeWdYVcimYZbfdeclbYiaZnemkXeibhciYckmddhrjUdfcgehYd
    ohchmpoZchkgahbdjgdrYlcYjmgaeohUieWdjlkbhdblWlYbcackacdlfghhehaafiioanfefbYfioYYtjddkhlYahegambcehdnakZZfcgdbjecajje
    alXUffidYfZeafgkgpedejiagunXWfdaencUgeememjXrecihlpcqikflmpWofbbmkoYaggfYjcXdhgcdeYaZdeZegYcbldgjhWeejehcjdcgddkeihb
    afdYchVXjaZefkaakkebeoeXfbfWbffZdhejfkjWfedmgnVaeZXgdmYfiemZcqgUihmionkjqekZlkpbebmefdmddhhjfhYgrVQikkreadhdejfYieef
    elmcccVhiiYZgihoVkVZkmdgbqeUgjaSolbRvcccfpmckUcckhegeeemauXYlWWemdlRgkdiepjdegYjgjdhekkccqmXhfelbiYfYdfialaSsgbihllc
    cdggblebfeZjgtcbcfgdllcebeefbeaZjiYlhXPdsddijjgcZfoadkdbbdhdejeYldcZiqeaphebphmUefdYgpjbdbdjikhUlkYgfshaefjYZicdjiei
    dfghtgameokdrifeaocbcodnfnTYtkhfjkmXgbirWmYckeilckgaddhcinacgbYnimeVcekcYicZYfjjeqcRbdgkhibdddgfTcjViaahihgaZhgXbbZe
    hjgderkXfhfciphdgifbXfcciffhegYajemfeeVcvgciikdeiffnZifcekaagqkYufYoehihlmgZfnhWdfiefkiTfbYtbmWbZmdfYlceccgdYjeVZbkm
    djhZdcekckZfogdkknnfedfhkkmbjmirdpolmccheigfgpfXjleThemmqrsieablYkZdeVniackntegrcpodieXekwkagddekedPbhZpcieZmhaYfogZ
    qYZVpgpZjeixRqbhqbWkpomhmfcijgZbngmoeqpeqhiakimVjheofmmZeeVkfpcgegfkZqfgpijYnXidihcqcjSmrlqfdXidkkeaenjbkijkWkbdggfq
    drhesgfihfclrgnhjorXjeeebihahldlVpfegXbadZcbZficfmhYedijghcZeghefmZOuciieijeaikiYlcZWanekhfZgZkavknmlXjVjqcWZedUZfcc
    iaZhhicZddamcpXUgbioZidUdUjZgYslghandhcdkecjddiZjdXcgsjYofahcfgddhXSgbSmwnechfhUgggjkhcYnagmfihXjcfafcdjfieobiVWjdkk
    igjaqbYigppeafhoXmaenWkefiohmoZiobicdVaXfgYhhgVWtahWebdcldbTbYofjWpjYdahanaWmhaZbrhWgegkacelpaajmhgcfZfpblZclmheqmrU
    aYkdgeZadlddbdhOfecgglobridjijlcmfabfmiRfYgcbedfqfflangecWadheZUdUYoeidcjhkgdindfefggidSijhgdhgejdtljpmimjjgfkkgegqf
    bgbWhefalacexgdlfliSmjfdkgmRgZbfimmbkmlhWheWXflPZpYbjhfWhokVmifkXlegewgocpfYacefghZYksclYqYeikelWnahdeVudfeeggnnWgli
    nkkPaocVjgfgmmnViheoTrYccjecegXXddRgmgfadXVcgnkadndcVhYcgahaZkeczmegedfbgcjXaibfcbiVfdYdkdffUheiYTdffsacceeibqkfqdep
    imldkYgkflpWfZYjcpWcwifmfnpbkdijefabrlqlcijZgkbXZmlYoeZiTjUYgghriojVbcmjfghjYfkddicZsgVikljdlcfejifYjdZmaqjZhkkhejbf
    eawdccnjeeXgkgYciccjZaccihgejicVuYdclkjealghfnZahbeenfqZaSZkffjdenkcaVVbWXgYeghUuiijcppVpnlbkfpRejjhbjddgWYkhqpYYdgh
    gmgSZWeepYpcdekfmgePmiYjgncelllfldkhdljmWqeWkaibakggffhiclYUgdjbdgadigggeeaVhckejlfUplgerioRVghegglgjfjggbddddijgneW
    kimpVofYcdkgflZbaidejhdXfaYklfgdgcXYXonerfgaZsdfihciifhNhkacqceTfhmaWZqfhklqankbemfWkmhSucbijorefegYkaabkjclmXgmZZho
    hciegUZlhmidpneaatgSdbbcdifcdeZYfjaNqhhhkomXjfbZochbvgapepijcTVjSkeSebrhcoZfpcfijjlhocciknmdikojmjogkgeahYbjdgcnhgVo
    qjgXkanepcnlcggiljfmgdnlmhj1oPeqbhncdgjXdnaZdhfXmgkemcmglfofdgrcaZachifZZfkgojWdgnUgeierUh1YpbGOvicdgabdbciicejVYhbe
    mbViVnhYkiRTfilibkgWdloaofoavinVhcmfgZlhidqgmbadeefUigjhyidnjfUVqjoTleYeddXhfhvbnnjhaggggschecjZcnkhijkgehnXkZbemdlc
    pnnicoqZnhYXrkjXsedhmmjXjhniZiiTYaiqelUgefZmepcdZejedfadhcpheifbhXegfifZtcekclhmrhikYjifWaYbjkhNoingkbbkqohdlfdPlfic
    bgdihWUTebZaeSeffXjpaXpiamhWejonVtlciikhiogXtjZfifrffhUdTmoYclkcaceeaYmscpbkboWSZfVZpckncijfchVXQmhzbdknVodbnbeoVmcf
    gblegfjcngWlgmgbbbggfraXfbteLhhTkcgmchkfoZcodicdXnmbXheYrdjZpifUmodmWipdfZnaRrmijaUhUifhhggknfsVZpopeZjmresoWheqhaac
    ggeUjbXngjbfifXmfkldhfXdaiYUrkiXihnPshieZhcekdXagabcpnifqgnSjadkgKjjomfahYiSXbWdkSmZkbXkkgRNnaofsgojedhpemRWhjhgWfcZ
    iXsbciieTkamXnUggdglekjeXbqunAbn
  `,
}

/** What is remembered of the words before, and of those after. */
export const BEFORE: Memory = {
  fromWord: {
    step: 0.03765,
    levels: `
    eRkZjdgaYOVahPVjhTWJajYdTmxkoegWLITjWcbYdTZWn9iXgYcehmjZdkgWlnn4bleaghdegZehaoiacgXkTeYfegbhgbaQWQbURlcSaRgjZZRIdmhR
    aahigdhifiifccejhclndfXdsmdodngZUbUqeccWZfRYWkhWTVRYcrfoijbmeZUHteliZZdjTyXfggibggfligehcehdmbigihbhhvjnmjiriaddmVcZ
    lcdietjYbejbjfPysfgbZsUbtYccd3lbflfmaehmhkhpjmkWecnjhabhbYifbbZdWaiifSOdRWgPlWWegXfnZoHRgWjrcdJbqLNhrsYcfhgkakjlhcgi
    mjmtoidgflecmckpndjlbwueicieetiXhaiqkQgxbagftfggSegjqqWeKdNmfdghYfgjYefSaehtjgehcojbaahYWmUhSRWUTYVdcXmNecXTbbeOMeVg
    bcaUZhVUdXmQjjfYgZfkigdkejgdioagcfbVjhcmWjcjdhVmYmfhYXXfWpnYughSaabxqherRrcgoUmcRnfe/ucggghhplflYehgdcjWgfeZjsfl
    `,
  },
  fromState: {
    step: 0.1308,
    levels: `
    ugdYYkqlXmndacZZhgVbgatlgmhZhgcgnmghdcfhjfbfedailgpaXYdZVfXZeZdaijWobdfbeijljfgdjjdfgdegcgfekeggbddfcbeeZkiebfgjcdbj
    heqglfechdhedihghefhljeXiheeckjcgfdZPXecbfdZeWXbgnsYgihieffpfkjaffgahieclehjchgekfemmjfgffhjeiWfjegkbckdbifelcffbifl
    ZdjehoiRkJmaeoiMOovbbgdaldUjhUlgbjgbdcgeilelfflffbidhjhaXbecfjdbeprjgYbhbdbblijcghgcehikdjdffZijaeejcgedbeglgjdgRngd
    YVXjbWUgaluQdfgfddggineeffimdefchdjdidejgieYmifgfacfcmagfidjjZbmdgjcfkiceigefUXgedjidffgecehfkcgkchbcgegehbdjhihdkej
    gYeifYbfZiZlhlbVhniZgldbhhjeddchdZeamhfcjefeffcZndekigdfYlgemeeeidgfihgZhefgfdhaViadmdlmiegfejbceeecalhcdfjgejiR2ZcX
    mejpGUkhVWqoSaXjabm/ktfZnqYlpshdeViWXjadddjbcm3oibdbSi5ebmhjarhjbmcZienhhagenjdehffhXieajbkdabffVaZfigciYomiakcbmemP
    hdvhZXgYShqjdpjkjWpWninnXRhuZebaYhheoSWfogOalpbhibbnpikmdinogWdeOgfdmWhdfcgmhghjlotnhefbkdXZelfowajgkfbkandfchhVTmdX
    jjkVhbnkggSmWhchbhedZdgPjodfnolkfeiacfVglhhceiikbedbfThXplXcdhdkhWdeapNcXjmZWkXacbgioeXgaUhhfTZmjbomcYldikbjjkjjgTSk
    mVTcaouTdahWlqZgddkcYcdVZhZggpaLUgboghfWdmgZYhhebgeaeifjzibcUimcZtgrbLdXbcPbboi4lkfaYaaoQekgdlfaiocagdVKifUcgfhlcZcW
    YoieReXlXkpYhsjhtjYcZiloVneWUlgcbhdShiiYfcebfbZncjmgcdZidUijrggXgkedSjehbdeXQlWhijocbaehbjcbgqimhgjgfZigZjiAUVkrXeWQ
    pihkmYjkpWhcelceeSbfnphbdnoabYidVhSZfjsakhVdeolcpt0kggiZbZodgXinvlcKkkggURgdXjhacgomacjXSrmUIgchYmfmWebbtbjteYwWYbYb
    cTmsqWWnqUYaWgmkilbrgahciojjunfiegjtUbvmdevJrriRphjIbhiXUgidXbljlqlpfdbpWhhaStgXnkgmgnhqZfjXlgfYudbieodjgcZYgkTZgZbt
    oWjgpgthJjjheofsOocMfiirjibVehmgfcbBT2lZgjpemkjcashYVccsoYjcZmXfoZwkcbQpkbqUdainfTleeRdfXqdsfZabmueggjYsSniaoOVUmpnn
    dXZYdegmfbdiplmpkbddqdgWhUdhqeZfsqqalYiZXZXcFklhXbigTdchedolkesRYpifmkjkYbixnmgkllhredjvrZlhnnQgdgatmSmhkdiiXjfmeegX
    XlNfolwYfjdbrckgkTerkifdcdpUPjefinhcfckglYhclmchlenmhcejijaikaclloibfaTWridUfbT/ZlkjnmlbgagYcuhdlhlsYdlZ
    `,
  },
  atRest: {
    step: 0.1045,
    levels: 'yg7iojnigXskqohZfpUYnWbtTOcZWPXLENBQRIKQONAMidHEdjdgZedjmffkhceffenqbbiZ',
  },
  toSignals: {
    step: 0.1365,
    levels: `
    bmeViVTibzUnobharqkSlpWTigmXwmemlWleUhjihklZhbkbbOQbafjdbhXcobWotleilbnkhaVPhMhwhehackoUsneSrmcdbcmghfikbjfZTWtcjhZi
    VjbhjgeZikfbbddQXkebcijignkTiiGcejdlkdUdfbgfaSoflibMZlholVekkihtlpaxkjfThXZlOgWehcegZgfhjnfdjodhidikgjeqYSZpTrfrjcOc
    VplajhebgbjgOhdjajlafelilkblhghcsgbYkdqnfeWjptYgYlZheXeXcZYighngZnlgcfknehXrfjgdfignhicegufjqXkzijeWehhdhZpikKljdirj
    cgWpXdZpfWdiglcevfeldZkeagMiRjSjWblVdlkjqcMyjeehlOQdikZUbZnXombUjaWWUecXdihOesjUrkItmrjPjbiekWXoffpmpibgbhgbijlehYhj
    gainijfmgldkodhTupqSkfeqrUojQlkaZjgYbZgapaifgmmxnmfXfkdrdmasjaiYanYuebnnlwdXb0qfblcXlfV4naimebfZhihjhchnoimcjffcfVcn
    XcifgjpUXukQYkjNpfoakmfmxhgTrjRmhijlgfPWfoVffhgobqYgiqkbljolqmPqkTfXkiegmcYlpbdPjgdhfwbjVXhf/kdkYPZcdcWhjahfnRkanhbh
    jNcmhgmfTuhcckjeigRahebrelFchndfmYWfZohfbobheYhcjrbXlUhuWSZVmoYjcgiahnkp
    `,
  },
}
export const AFTER: Memory = {
  fromWord: {
    step: 0.03671,
    levels: `
    bzSklsoYfojehnQiUdhfnleQVsomYseXclTnZcRPHabTnvndVVhgbcjZbXZeOqfjekibfeekkociqdeTrmfYrjWfctjcpgbdlesuyOWpsfcbziYTesRe
    3lmOaZbdkfbghajbZcqhfYhglZgjgQTLgdieXcbbUeSbVTXrWTucyQPXYaeTXjkzKbbfcPitXTiliiaeggieapedgiehkjgYYiieffjmetPnckebKbha
    mfNgVVeRkdGhbwLZdWkrepLbrfYfUWVUbelfifckdbTfmgafXbhkfhimdVTYaibkaimYZPPhlqfebjlQdVgeZkenaVhfXVUdXiZliqePbjUbdjheejad
    ZffibjidcilmcxpXhiaVfcmbkhFhgixfkmZphzgekVckaavrianGudlpuwoejaaZabfZbbeeZbqdhyYggefflcgbmicuucSeicxfXhTjoqoZegdduxMb
    vkaclcznhbYStlrUhhifkdednpmjcgXfhfeXpbihpbjZikhlbbZdofgbljzrZprosgqijkapg9bxwinG0gltci/felWfcgldZjphkXkdmggcfejh
    `,
  },
  fromState: {
    step: 0.1524,
    levels: `
    dkghkgmhciglfcgggagcfhkimVggejfbhcgbihefgjdegjggmelhglicedfjggcfihgUahefceYqgfdbnlblkicdhZghhfnigahjfjjjjdddgjfikjbd
    ghYejeeddaofjjibfaidagjjsYeljjefjimjfdffecmikifhbahdglgYkqeoQgjfdVbddaiceqZlgYgfdfldthdehibbgfiklahgddhjdilghdbgihei
    jigdljkffifhhifegfYfedefeghikieghYnpooufWdfdciieecfkvjdSjbhhbiefZcgiZihjhdeehlZehZjibhgdedgihnhleijfdgjkefghhhlgfeec
    fiTidjedjhghsZemjkdfUeceigkknbgjlocggdhkilkhjbVghffYbfggjgejfjjgfifecdfeejgefieiifddyffZeXYWYeYdibmVedepejdYdiejZbff
    ehgcekgcdbgagdcggheffejgeihgdfddgdgdoZiafjfceiYhlfbddegfkjgklabaoVjddhffkbhYnjedlibidmVktghgbdbciaigYnjcThckjgZcTtbi
    mfljZmYicZjbhNlhkZbhjSkahjffZfgfgkgehmbfbpjiuXeyfmvfccboadcoWXeYqTigfiflfcefilbteZcbcgmjpc3idbdpgdmlaoYphkceocbjaSkc
    pqeecXscjgjcadgeVfiivZdmgiajcnnlXhjfcjljfjfjWdaYjpcbtliiUffbeWXefbghXyldmZfbocickkbgjidfiXimnbdkjcjeakkigefmgmlojZce
    jpXUcQhkmnebesRcndfegcilfnckdrmhftbiQocfZlfjcbgcjoYdldaabpgkSehgPifimdhYpidbjbhadojZggfdifiumerhkhnmYWtbekiYVgdoniVh
    fegefXeaTUkSojaefjucicdaadhhiiZjpUkekqWmldTXjZcYWkejglYjjphlcidfhhZphjkfYphclahjkeccgbiediZYcXadbbifggldkmhefalkdflg
    adWXXefUccgbncgihmehkgmlcdijfaherdieWhedcpgjljadaghgkidhvfeadViYhfeihrfUmakfghhoeccffgovdhuZmdbbclTfkfjbkliWHnkfkhfZ
    iYmgccffboihjbfleAhYwghkmkmhcticjlcgcUmmggeQaXdgWdbSdpWndmWmfnccqlgMnZWiaWkZeXfbTldlOgdgiihpSecdSddbdpfjgkdafgaVircb
    YAZYZgpjbfkbcehhlhhgjhiacjLhldhikahmhiegglRkdffYoWhhxkfZWQkbZfkfjHmkbiecnhggHjbllcdoiagcYdcgghikcZXflUlmgicYeocjYgUi
    mgegcqXfpbLdgncaaifjdjfdotXhYkRbZdjcqhkqliied6UcXWfUhcdkfgpbQYgocYcjaXSmjliTgcXYldkXiUhhclekoiacTfnfnoflZkeqYjVqdnbX
    hSdPhedYiibfoiqdmWoVncgjNWbjfbdYmdfdhcWmcYeaFkjijnumfbhhYmiizlmdfNhcmRYZYpZhefoiYgcciZfbcpcjimcgpkcceXdojgllhedgdjTU
    YZhIXhmpkgjfhzheVfmcjphXggegAheWaeijkZfhkjekbccRYceXcDhiYSfUjrdojmoObefZTWjxfZNSeduRaledTdilfslggoepfYhZ
    `,
  },
  atRest: {
    step: 0.1658,
    levels: 'giamjeZhhehcXmdrhlaidfbbaWFTbTVQXVWIKbKiQXeYKUAOgdghhfghhcaghfdgfgegdfge',
  },
  toSignals: {
    step: 0.1353,
    levels: `
    leVlgedhhgdijjlciXhgdhkZepnWhZQVjfieoYjcQnhvnlederdsTWcZsWfakfhkjebkoiTdimiadhZehgiZceelXegjmdbYtIXXdenggufnfaWkcXkO
    r5srmWjigtgqVgYvjkafgffdYkiWcmlZegbedaphdkehhrekjfYdtamecidaRZettkmljdbwY/dXvWRVaezeZYiYiflmejijmUctnrgbdpUgeZanOeSj
    YeenZpUdYlmmZdbjYjpkPldhqYfQdZURYVfWfkVekgrSgVohkjdZxUifiiXqg1dqlmUv0iUwlcYZyXmmlmplglTUjilXyiriwaZvdaWcYacubphgfhWU
    rilbcYaKVbdglXolfuTbfapnWojmimahaePWgctqgagcdhRqLkWfOiaRwkpmXcjocchlglehfkMbbgmSqRvlePiuXvhZeYXXapbofmZXnbeWWiYkhrEf
    NZlznndsZYmXWafnoUeZujpnYvnolgagfhlcVcwnS0grfRedRgYvdXSiabnQefgieifhfdeejgbdfaejhbfcfadjjmgtTldakbYXonstmjdhkkXdmdaa
    YcffgZadWlaccgcsecORkRhZfogjcffhUimghiegaZZbUoldhhZZagsoZcUceggbeQSoTZTwlfihojewgbcmkAidVcrnkVawoXjmZjZehjgTZZoaifra
    elZebpNcchgckespwfbijdVYjfZksamlipdqkXbeiXmaXZosdqcjhphThegXZauihbikTpTg
    `,
  },
}

/** From the numbers of the words around to 32 signals: place by place, number by number. */
export const SIGNALS: Levels = {
  step: 0.0304,
  levels: `
    fjdgdffegfdfjfdefehcdfhdgheedeegheggefggfhedgfgffgdggfdfeeffdeffgffecfgeghfhfffefhhhgfeffgggeeeigedgeghgedfhigfchhge
    geffgffhfhgjgghfifffgfeehgaefgdgffffgeeffeffgfgeeffegehfefeeggjhefhgehikhgefghegffefdfeegfgfhhegegdgfgghgeeheffgfggh
    dgggefiffggfhfffhfffjfgefiaedffZggfjgeacgffffdfdeegefcffgcgbfgfgffedfdghdgbjheeffgfdedgcgfcedfhifgffegfgfhgiheegjfeg
    efgkieelgjhedejihhdflihihefegchefeflggjeifgegeebgecbfffhfghdheghheechgdZYhedfghgdfegffihcgdgagfkhcechkgeedfdfdedeffe
    ejdgggdhgggiihfgfdefggfhdjhheejfggdgifehfghcgegefgXlZffWhaemfgUejghfgcedoXcggdcjieeTakgifeeccehfbgfgfedgsZefedaejkav
    dffcemeaihaggliegchhgfmhbkaqmdfglbdgdjgjknggdhmkgeidSoofemfpdbikfgffebcefefdbdaibgbdjffdgecXgeevhlgegbfbgbahjgiggeaj
    dednfZfagkdlbiiaegbZghleenbgfhdjmccgjidheZfrhdfjchfmfglfddggjefhiiaglhhbDsVRbdbVjobZeoqlkPcugqqfwoXYoQYUXejAVtboffrX
    QvkZVhjhcbgtn0oVumYfohXqhbddgsboiWafifntiegeYXlraakkkTfjrQYgehZewQdidjrTkTmaUXuijKniqNggqecgcqajrkqgbbkTSWVgausYViVh
    TlSWc7iYicegdsfsZZjbifVhNfXwaNjUgbjQWeeklZlYcwfYezVaVQApc0bbqkZZbdllW6ZqdffuPrpjluYihg1pc4bnouiLobqjTRfYZTePmcrRllkk
    rsaaQjdfqefXhxedeAhmjgVebaRfmPTrlUbbcYgdapiheYdfohix0PekmadTggphhngaalUloWfVlzrfkjgnfgUhUYccdTUuZpcYkqZkfeWPheRhgKhi
    tRIjUZpKonfcjzcZPYPalbjeaheiphgnjcbicgphZgeYffgiiZdoeulmiceihDgNPZzgdfbgThdPhfcXVdmgjcbVginpgcbogkihraiWcnWkiegmaXWX
    bbjpjZfggjjYbhljdldbigacgfbbdeecclcdffhggmhjbkVbeeWggdehjefgiijgcfhZfiggchfkigggehjmgeiecgfehgdhhdeeekbfohfdeahYgdih
    ggfeigeejgfffffdgaegYgehebehgjkdgkcgemfjhhkedkgjgkkjqhehheegdimifhlaeejkcedehhhledhgUfheadcaakabYacocgbgkefcbialelmd
    ehbhZedTdagkgffjlcdjmcbhkdimgeigiifefhhfefgcfjhhgheegfgfhhgffegheiggfhefhfggeggdhfdghgiebhgffhehceghhfghghhgggfgfffe
    hfgfeeffffdgdfffgejehgfefggfgghehhggeffggffefgfffgjfegiejhjaghggefidecfifefhgfhgehiggfhfgekddehggfdffgggfgifffeidged
    eigheeiffffhhfhegefhfhhfffdgbdfefgfghfhfiefjggfggdghghhhhhfegfgfhbhcfghfgggfeheghfggfegefgefgffhffhggghffgehhfggehff
    gegeegfhhgfhfggggigffgfffgfjggfgfgfgeffeffhegegeeggggegffggggffgfggefegffeggfgieggjfffgffffeefffffgifghfffhfffeeffhg
    eegffgffhgggfhffegggfeegefgeffhfffghggegfgfhhiifigegfghdggeigheihffgdfhhfdfg
  `,
}

/** What each signal has before a word is heard. */
export const SIGNALS_AT_REST = `
  -0.917 -1.361 -0.501 -3.613 -2.822 -2.403 0.716 -0.537 -1.092 -0.093 -1.896 -1.896 -1.982 -0.222 -0.819 -1.564
  -1.837 -1.893 0.362 -2.793 -0.546 -1.142 -1.905 1.057 -0.619 0.014 -1.811 -1.324 -0.914 -1.879 0.498 -2.198
`

/** From each signal to no mark, a comma, a full stop, a question mark. */
export const MARKS = `
  -0.223 0.238 -0.215 -0.244 0.089 -0.34 -0.212 -0.279 -0.003 -0.383 -0.168 -0.461 -1.108 0.191 0 -0.421 -0.03
  -0.542 -0.528 -0.337 0.286 -0.545 -0.435 -0.547 0.144 0.191 -0.14 -0.763 -0.466 0.062 -0.082 -0.083 -0.019 0.07
  -0.41 -0.438 0.267 -0.137 -0.088 -0.001 0.305 -0.245 -0.198 -0.232 0.248 -0.211 -0.061 -0.103 0.171 -0.287 -0.369
  -0.373 0.237 -0.26 -0.026 -0.138 0.146 -0.229 -0.084 0.13 -0.392 0.146 -0.147 0.027 0.333 -0.259 -0.268 -0.275
  0.017 -0.589 -0.522 -0.504 -0.32 0.048 -0.072 -0.144 0.135 -0.251 -0.59 -0.592 -0.43 -0.027 -0.123 0.381 -0.336
  0.261 0.179 0.254 -0.687 -0.531 -0.456 0.654 0.22 0.074 -0.324 -0.283 0.068 -0.378 -0.234 -0.134 0.278 -0.254
  -0.209 -0.48 -0.235 0.249 0.037 0.184 -0.371 -0.379 -0.043 -0.009 0.105 0.145 -0.318 -0.241 -0.395 0.133 0.079
  0.286 0.009 0.15 0.516 -0.398 0.068 -0.457 -0.28 -0.259
`

/** What each mark has without a signal. */
export const MARKS_AT_REST = '-0.035 0.053 0.021 -0.548'
